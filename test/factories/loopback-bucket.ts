import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import S3rver from 's3rver'

/** Starts an S3 server on this machine with one empty bucket; returns it with its settings. */
export async function startLoopbackBucket() {
  const directory = mkdtempSync(join(tmpdir(), 'teepee-bucket-'))
  const bucket = 'pictures'
  const server = new S3rver({
    directory,
    address: '127.0.0.1',
    port: 0,
    silent: true,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await server.run()
  // The credentials built into this server.
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
  const endpoint = `http://127.0.0.1:${port}`
  const client = new S3Client({ endpoint, credentials, region: 'us-east-1', forcePathStyle: true })
  return {
    env: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    },
    /** Returns the keys in the bucket in alphabetical order, up to a thousand. */
    async keys(): Promise<string[]> {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket }))
      return Contents.map(({ Key }) => Key ?? '')
    },
    async stop() {
      client.destroy()
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
