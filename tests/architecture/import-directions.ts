import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'
import { CONTEXT, FOLDERS, LAYERS, UPSTREAMS } from './gateway.ts'
import { PARTS, SHARED } from './parts.ts'

/** A source file with its path from the root of the repository. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

interface Import {
  readonly specifier: string
  readonly typeOnly: boolean
}

/** All imports in a forbidden direction and all circles of imports, each as a sentence. */
export function findForbiddenImports(files: readonly SourceFile[]): string[] {
  const imports = new Map(files.map((file) => [file.path, importsOf(file)]))
  const forbidden = [...imports].flatMap(([path, found]) => found.flatMap((one) => judge(path, one)))
  return [...forbidden, ...findCircles(imports)]
}

function importsOf({ path, text }: SourceFile): Import[] {
  const { module, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} can't be parsed: ${errors[0]?.message}`)

  const imported = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }))
  const reexported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest === null ? [] : [{ specifier: moduleRequest.value, typeOnly: isType }],
    ),
  )
  const dynamic = module.dynamicImports.map(({ moduleRequest }) => ({
    specifier: text.slice(moduleRequest.start, moduleRequest.end).replaceAll(/^['"`]|['"`]$/g, ''),
    typeOnly: false,
  }))
  return [...imported, ...reexported, ...dynamic]
}

function judge(path: string, one: Import): string[] {
  return path.startsWith('gateway/') ? judgeGateway(path, one) : judgePart(path, one)
}

/** Checks an import of a gateway's file against the order of the folders and against the rule of its layer. */
function judgeGateway(path: string, { specifier, typeOnly }: Import): string[] {
  const from = placeOf(path)
  const rule = LAYERS[from.layer ?? '']
  if (!specifier.startsWith('.')) {
    const isPure = rule?.packages === false || from.folder === 'shared'
    return isPure ? [`${path} imports the package ${specifier}. ${rule?.instead ?? 'Shared values are pure.'}`] : []
  }
  const target = resolve(path, specifier)
  const to = placeOf(target)
  // The composition root starts at `gateway/main.ts`.
  if (from.folder === null) return []
  if (SHARED.includes(partOf(target))) return []
  if (!target.startsWith('gateway/')) {
    return from.folder === 'composition' ? [] : [`${path} imports ${target}, which is outside of the gateway.`]
  }
  if (UPSTREAMS.includes(from.folder) && ['rules', 'facts'].includes(to.layer ?? '')) return []
  if (path === CONTEXT && typeOnly) return []

  if (heightOf(to.folder) > heightOf(from.folder)) {
    return [
      `${path} imports ${target}, but ${to.folder ?? target} is above ${from.folder}. Import in the other direction.`,
    ]
  }
  if (from.folder === to.folder && from.layer === to.layer) return []
  if (UPSTREAMS.includes(to.folder ?? '') && from.folder !== to.folder && !typeOnly && !isRoot(from.folder)) {
    return [`${path} imports more than types from ${target}. Let gateway/composition hand it in.`]
  }
  if (rule === undefined) return []
  if (to.layer === null ? (rule.folders?.includes(to.folder ?? '') ?? true) : rule.layers.includes(to.layer)) return []
  if (rule.mayTypes === true) {
    return typeOnly ? [] : [`${path} imports more than types from ${target}. ${rule.instead}`]
  }
  return [`${path} imports ${target}. ${rule.instead}`]
}

interface Place {
  /** Folder below `gateway`; null for its root. */
  readonly folder: string | null
  readonly layer: string | null
}

function placeOf(path: string): Place {
  const [, folder = '', layer = '', ...rest] = path.split('/')
  if (layer === '') return { folder: null, layer: null }
  return { folder, layer: rest.length > 0 && layer in LAYERS ? layer : null }
}

/** Position in the order of the folders. The root is above all of them. */
function heightOf(folder: string | null): number {
  if (folder === null) return FOLDERS.length
  const height = FOLDERS.indexOf(folder)
  if (height === -1) throw new Error(`gateway/${folder} is not listed in tests/architecture/gateway.ts.`)
  return height
}

function isRoot(folder: string): boolean {
  return ['composition', 'commands'].includes(folder)
}

function judgePart(path: string, { specifier, typeOnly }: Import): string[] {
  const from = partOf(path)
  const rule = PARTS[from]
  if (rule === undefined) return []

  if (!specifier.startsWith('.')) {
    return rule.packages === false ? [`${path} imports the package ${specifier}. ${rule.instead}`] : []
  }
  const target = resolve(path, specifier)
  const to = partOf(target)
  if (from === 'client/features' && to === from && featureOf(path) !== featureOf(target)) {
    return [`${path} imports ${target}, of another feature. ${rule.instead}`]
  }
  if (to === from || SHARED.includes(to) || rule.may.includes(to)) return []
  if (rule.mayTypes?.includes(to) === true) {
    return typeOnly ? [] : [`${path} imports more than types from ${target}. ${rule.instead}`]
  }
  return [`${path} imports ${target}. ${rule.instead}`]
}

/** The part of a file: itself if it is listed, the longest listed folder that contains it, or its top folder. */
function partOf(path: string): string {
  if (SHARED.includes(path)) return path
  const folder = dirname(path)
  const listed = Object.keys(PARTS)
    .filter((part) => path === part || folder === part || folder.startsWith(`${part}/`))
    .toSorted((a, b) => b.length - a.length)
  const [first, second] = path.split('/')
  // A folder of the client without a rule of its own still does not belong to the client's root.
  if (listed[0] === 'client' && folder !== 'client') return `client/${second ?? ''}`
  return listed[0] ?? first ?? path
}

function featureOf(path: string): string | undefined {
  return path.split('/')[2]
}

function resolve(path: string, specifier: string): string {
  return normalize(join(dirname(path), specifier))
}

function findCircles(imports: ReadonlyMap<string, readonly Import[]>): string[] {
  const finished = new Set<string>()
  const circles: string[] = []

  function visit(path: string, trail: readonly string[]): void {
    if (finished.has(path)) return
    if (trail.includes(path)) {
      const circle = [...trail.slice(trail.indexOf(path)), path]
      circles.push(`${circle.join(' → ')} go round in a circle. Move what they share to a file that both import.`)
      return
    }
    for (const { specifier, typeOnly } of imports.get(path) ?? []) {
      if (specifier.startsWith('.') && !typeOnly) visit(resolve(path, specifier), [...trail, path])
    }
    finished.add(path)
  }

  for (const path of imports.keys()) visit(path, [])
  return circles
}
