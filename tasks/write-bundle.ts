import { execFileSync } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const USAGE = `npm run bundle -- FOLDER  writes what a server needs into a new or empty folder: start it there with npm start

It builds the pages and the server if they are older than their sources, and installs the packages of the server alone, with a
list of them in sbom.json. Node 24 is not part of it.
`

/** Files and folders of the server. All others are for those who build or change the product. */
const CONTENT = [
  'gateway',
  'rest-compat',
  'mcp',
  'exports',
  'texts',
  'languages.ts',
  'dist',
  'LICENSE',
  'NOTICE.md',
  'package.json',
  'package-lock.json',
  '.npmrc',
]

/** Packages with a Node for newcomers: a server runs on the Node of its machine or image. */
const PACKAGED_NODE = /^node-(linux|win|darwin)-/

/** Scripts of a bundle run programs of the server. */
const SERVER_SCRIPT = /^exec node (dist\/)?gateway\//

async function isEmpty(folder: string): Promise<boolean> {
  await mkdir(folder, { recursive: true })
  return (await readdir(folder)).length === 0
}

async function writeBundle(folder: string): Promise<void> {
  run('node', ['tasks/build-when-stale.ts'], '.')
  for (const name of CONTENT) await cp(name, join(folder, name), { recursive: true })
  run('npm', ['ci', '--omit=dev'], folder)
  // It reads the lock file, so it must be there still.
  await writeFile(join(folder, 'sbom.json'), listPackages(folder))
  await leaveOutPackagedNode(join(folder, 'node_modules'))
  await rm(join(folder, 'package-lock.json'))
  await writeFile(join(folder, 'package.json'), await describeBundle())
}

async function leaveOutPackagedNode(modules: string): Promise<void> {
  const names = (await readdir(modules)).filter((name) => PACKAGED_NODE.test(name))
  for (const name of names) await rm(join(modules, name), { recursive: true })
  // A link to one of these packages.
  await rm(join(modules, '.bin', 'node'), { force: true })
}

async function describeBundle(): Promise<string> {
  const { name, version, license, type, scripts, dependencies, engines } = JSON.parse(
    await readFile('package.json', 'utf8'),
  )
  const kept = Object.entries<string>(scripts).filter(([, command]) => SERVER_SCRIPT.test(command))
  const bundle = {
    name,
    version,
    private: true,
    license,
    type,
    scripts: Object.fromEntries(kept),
    dependencies,
    engines,
  }
  return `${JSON.stringify(bundle, null, 2)}\n`
}

/** Returns the packages of the bundle with their versions and licences, as CycloneDX. */
function listPackages(folder: string): Buffer {
  return execFileSync('npm', ['sbom', '--omit=dev', '--package-lock-only', '--sbom-format=cyclonedx'], { cwd: folder })
}

function run(command: string, args: readonly string[], cwd: string): void {
  execFileSync(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] })
}

const [folder, ...more] = process.argv.slice(2)
if (folder === undefined || more.length > 0) {
  process.stderr.write(USAGE)
  process.exitCode = 2
} else if (await isEmpty(folder)) {
  await writeBundle(resolve(folder))
} else {
  process.stderr.write(`${folder} is not empty: name a new folder.\n`)
  process.exitCode = 1
}
