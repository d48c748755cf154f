import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallAnswer } from '#test/body-of.ts'
import { aPhoto, imageForm } from '#test/factories/pictures/image-form.ts'
import { buildIfNeeded } from '../../scripts/build.ts'
import { AUTHORIZATION, type FaultySite, startFaultySite, startSiteOnCopy } from './faulty-site.ts'
import { signal } from './processes.ts'
import { mayMount, mountSmallDisk } from './small-disk.ts'

const isLong = process.env.FAULT_SECONDS !== undefined
const KILLS = isLong ? 30 : 3
/** Long enough that some pictures are drawn before the kill. */
const LATEST_MILLISECONDS = 2_500
const WORKER = /images\/worker\/process\.ts/

let site: FaultySite

beforeAll(() => buildIfNeeded(), 600_000)
afterAll(() => site?.stop())

describe('the image worker', () => {
  it('that is killed again and again costs an upload an error message at most, and never an acknowledged picture', {
    timeout: 300_000,
  }, async () => {
    site = await startSiteOnCopy()
    const acknowledged: string[] = []
    const statuses: Record<string, number> = {}
    let killed = 0
    while (killed < KILLS) {
      const photo = await aPhoto({ width: 2400, height: 1600 })
      const upload = send(site, photo)
      await pause(Math.random() * LATEST_MILLISECONDS)
      const workers = site.processes(WORKER)
      signal(workers, 'SIGKILL')
      killed += workers.length
      const { status, body } = await upload
      statuses[status] = (statuses[status] ?? 0) + 1
      if (status === 201) acknowledged.push(String(body.path))
      else
        expect([status, body.message]).toEqual([415, expect.stringMatching(/^This photo couldn’t be read\./)])
      expect((await fetch(site.url)).status).toBe(200)
    }
    const photo = await aPhoto()
    const first = await send(site, photo)
    // The last kill may still fail this upload with a message, since nobody may have noticed it yet.
    const { status, body } = first.status === 415 ? await send(site, photo) : first
    expect(status).toBe(201)
    acknowledged.push(String(body.path))
    for (const path of acknowledged) expect((await fetch(`${site.url}${path}`)).status).toBe(200)
    tell(
      `the image worker was killed ${killed} times: ${JSON.stringify(statuses)}, ${acknowledged.length} kept`,
    )
  })
})

describe.runIf(isLong && mayMount())('a full disk', () => {
  it('that holds the pictures only refuses pictures, in a sentence; bookings and pages carry on', {
    timeout: 300_000,
  }, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'teepee-full-'))
    const uploads = join(dataDir, 'uploads')
    mkdirSync(uploads)
    const disk = mountSmallDisk(uploads)
    const full = await startFaultySite({ DATA_DIR: dataDir })
    try {
      disk.fill()
      const refused = await send(full, await aPhoto())
      expect([refused.status, refused.body.message]).toEqual([
        503,
        expect.stringMatching(/^We can’t store or remove photos/),
      ])
      expect((await fetch(full.url)).status).toBe(200)
      const message = { name: 'Jo', email: 'jo@example.com', subject: 'May', message: 'Is May free?' }
      expect((await postJson(full, '/api/contact', message)).status).toBe(201)
      disk.makeRoom()
      expect((await send(full, await aPhoto())).status).toBe(201)
      tell(`the disk of the pictures is full: ${refused.status} ${refused.body.message}`)
    } finally {
      await full.stop()
      disk.unmount()
      rmSync(dataDir, { recursive: true, force: true })
    }
  })

  it('that holds the backups only fails the backup, and leaves nothing that looks complete', {
    timeout: 300_000,
  }, async () => {
    const disk = mountSmallDisk()
    const full = await startFaultySite({ BACKUP_DIR: disk.folder })
    const complete = () => readdirSync(disk.folder).filter((name) => /Z$/.test(name))
    try {
      disk.fill()
      await postJson(full, '/api/admin/jobs/backup/run', {})
      await expect
        .poll(() => getMetrics(full), { timeout: 60_000 })
        .toContain('job="backup",state="retry"} 1')
      expect(complete()).toEqual([])
      expect((await fetch(full.url)).status).toBe(200)
      disk.makeRoom()
      await expect.poll(complete, { timeout: 200_000 }).toHaveLength(1)
      tell('the disk of the backups is full: the job failed, and its next try was complete')
    } finally {
      await full.stop()
      disk.unmount()
    }
  })
})

async function send({ url }: FaultySite, photo: Buffer) {
  const body = imageForm(photo)
  const response = await fetch(`${url}/api/upload`, { method: 'POST', headers: AUTHORIZATION, body })
  return { status: response.status, body: (await response.json()) as CallAnswer<'POST', '/api/upload'> }
}

function postJson({ url }: FaultySite, path: string, body: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', ...AUTHORIZATION }
  return fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

async function getMetrics({ url }: FaultySite): Promise<string> {
  return (await fetch(`${url}/metrics`)).text()
}

function tell(text: string): void {
  process.stdout.write(`fault: ${text}\n`)
}
