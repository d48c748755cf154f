import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { validate } from 'dockerfile-utils'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

type Pod = { securityContext: object; containers: { securityContext: object }[] }
type Manifest = { apiVersion: string; kind: string; metadata: { name: string }; [part: string]: unknown }

const FOLDER = 'deploy/kubernetes'
/** Where the types of the API of Kubernetes are, for what is not of an operator. */
const TYPES: Readonly<Record<string, string>> = {
  v1: 'core/v1',
  'apps/v1': 'apps/v1',
  'policy/v1': 'policy/v1',
  'networking.k8s.io/v1': 'networking/v1',
}
const dockerfile = readFileSync('Dockerfile', 'utf8')
const kustomization = parse(readFileSync(join(FOLDER, 'kustomization.yaml'), 'utf8'))
const manifests: Manifest[] = (kustomization.resources as string[]).flatMap((file) =>
  parseAllDocuments(readFileSync(join(FOLDER, file), 'utf8')).map((document) => document.toJS()),
)

describe('the manifests for Kubernetes', () => {
  it('are all in the kustomization, and are what the API of Kubernetes takes', () => {
    const files = readdirSync(FOLDER).filter(
      (name) => name.endsWith('.yaml') && name !== 'kustomization.yaml',
    )
    expect([...kustomization.resources].sort()).toEqual(files.sort())
    expect(checkTypes(manifests)).toBe('')
  })

  it('would be refused with a misspelled field, and with a value of another kind', () => {
    const [site, budget] = structuredClone([
      find('Deployment', 'site'),
      find('PodDisruptionBudget', 'site'),
    ] as const)
    Object.assign(podOf(site).containers[0] ?? {}, { readynessProbe: {} })
    Object.assign(budget.spec as object, { minAvailable: true })
    const problems = checkTypes([site, budget])
    expect(problems).toContain(`'"readynessProbe"' does not exist in type 'Container'`)
    expect(problems).toContain(`Type 'true' is not assignable`)
  })

  it('start servers that may write nothing but their volumes, and leave one running', () => {
    const deployment = find('Deployment', 'site')
    const { containers, securityContext } = podOf(deployment)
    expect(containers[0]?.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    const { replicas } = deployment.spec as { replicas: number }
    expect((find('PodDisruptionBudget', 'site').spec as { minAvailable: number }).minAvailable).toBeLessThan(
      replicas,
    )
    const user = Number(/^USER (\d+):\1$/m.exec(dockerfile)?.[1])
    expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: user, fsGroup: user })
  })

  it('pass settings that the README lists', () => {
    const readme = readFileSync('README.md', 'utf8')
    const passed = readFileSync(join(FOLDER, 'site.env.example'), 'utf8').match(/^[A-Z0-9_]+(?==)/gm) ?? []
    expect(passed).toContain('SECRETS_KEY')
    expect(passed.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
  })
})

describe('the Dockerfile', () => {
  it('has no problem that its linter knows', () => {
    expect(validate(dockerfile).map(({ range, message }) => `${range.start.line + 1}: ${message}`)).toEqual(
      [],
    )
    expect(validate(`${dockerfile}\nMAINTAINER someone\n`)).toHaveLength(1)
  })

  it('makes no image that runs as root', () => {
    const images = dockerfile.split(/^FROM /m).filter((stage) => stage.includes('\nENTRYPOINT'))
    expect(images.map((stage) => /^USER (.*)$/m.exec(stage)?.[1])).toEqual(['65532:65532', '65532:65532'])
  })
})

function find(kind: string, name: string): Manifest {
  const found = manifests.find((one) => one.kind === kind && one.metadata.name === name)
  if (!found) throw new Error(`No manifest is a ${kind} called ${name}`)
  return found
}

function podOf(deployment: Manifest): Pod {
  return (deployment.spec as { template: { spec: Pod } }).template.spec
}

/** Returns what the compiler says about manifests written as TypeScript; nothing if all is right. */
function checkTypes(checked: readonly Manifest[]): string {
  const known = checked.filter(({ apiVersion }) => TYPES[apiVersion])
  const folder = mkdtempSync(join(tmpdir(), 'teepee-manifests-'))
  const lines = known.map(
    (manifest, place) =>
      `import type { ${manifest.kind} as Type${place} } from 'kubernetes-types/${TYPES[manifest.apiVersion]}'
export const manifest${place}: Type${place} = ${JSON.stringify(manifest)}`,
  )
  writeFileSync(join(folder, 'manifests.ts'), lines.join('\n'))
  const paths = { 'kubernetes-types/*': [`${resolve('node_modules/kubernetes-types')}/*`] }
  const compilerOptions = {
    strict: true,
    noEmit: true,
    types: [],
    moduleResolution: 'bundler',
    module: 'esnext',
    paths,
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
  const words = ['node_modules/typescript/bin/tsc', '--project', folder, '--pretty', 'false']
  const { stdout } = spawnSync(process.execPath, words, { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  return stdout
}
