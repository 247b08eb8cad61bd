import { dirname, join, normalize } from 'node:path'
import { type Import, importsOf, type SourceFile } from '../support/imports-of.ts'
import { ALLOWED_CIRCLES, COMMON, CONTEXT, LAYERS, MOUNTED, MOUNTING, ORDER, OUTSIDE, UPSTREAMS } from './directions.ts'

/** All imports in a forbidden direction and all circles of imports, also of types, each as a sentence. */
export function findForbiddenImports(files: readonly SourceFile[]): string[] {
  const imports = new Map(files.map((file) => [file.path, importsOf(file)]))
  const forbidden = [...imports].flatMap(([path, found]) => found.flatMap((one) => judge(path, one)))
  return [...forbidden, ...findCircles(imports)]
}

function judge(path: string, one: Import): string[] {
  const from = placeOf(path)
  if (!one.specifier.startsWith('.')) return judgePackage(path, from, one.specifier)
  const target = resolve(path, one.specifier)
  const to = placeOf(target)
  const reason =
    MOUNTED.includes(from.top) && MOUNTING.includes(target) ? null : findReason(path, from, to, one.typeOnly)
  return reason === null ? [] : [`${path} imports ${target}. ${reason}`]
}

/** Place of a file: `gateway/matches/rules/x.ts` is in the part `matches` of `gateway`, in its layer `rules`. */
interface Place {
  readonly top: string
  /** The folder or file below the top folder. */
  readonly part: string
  /** Name of the layer, or of a feature; null outside of them. */
  readonly layer: string | null
}

function placeOf(path: string): Place {
  const [top = '', part = '', layer = '', ...rest] = path.split('/')
  const isLayer = part === 'features' || layer in LAYERS
  return { top, part, layer: isLayer && rest.length > 0 ? layer : null }
}

function judgePackage(path: string, { top, part, layer }: Place, name: string): string[] {
  const isPure =
    top === 'languages.ts' || `${top}/${part}` === 'gateway/shared' || LAYERS[layer ?? '']?.packages === false
  return isPure
    ? [`${path} imports the package ${name}. ${LAYERS[layer ?? '']?.instead ?? 'Shared values are pure.'}`]
    : []
}

/** Returns the reason why an import is forbidden; null for an allowed one. */
function findReason(path: string, from: Place, to: Place, typeOnly: boolean): string | null {
  if (COMMON.includes(to.top)) return null
  if (from.top !== to.top) {
    const mounts = `${from.top}/${from.part}` === 'gateway/composition' && MOUNTED.includes(to.top)
    return mounts ? null : (OUTSIDE[from.top] ?? null)
  }
  if (from.top === 'gateway' && UPSTREAMS.includes(from.part) && ['rules', 'facts'].includes(to.layer ?? ''))
    return null
  if (path === CONTEXT && typeOnly) return null

  if (heightOf(to) > heightOf(from)) return `But ${to.part} is above ${from.part}: import in the other direction.`
  if (from.part === to.part && from.layer === to.layer) return null
  if (from.part === 'features' && to.part === 'features') {
    return 'A page imports no other page: move what both need to a part below features.'
  }
  return from.top === 'gateway' ? findLayerReason(from, to, typeOnly) : null
}

function findLayerReason(from: Place, to: Place, typeOnly: boolean): string | null {
  const isRoot = ['composition', 'commands', 'main.ts'].includes(from.part)
  if (UPSTREAMS.includes(to.part) && from.part !== to.part && !typeOnly && !isRoot) {
    return 'Import only its types, and let gateway/composition hand it in.'
  }
  const rule = LAYERS[from.layer ?? '']
  if (rule === undefined) return null
  const isAllowed = to.layer === null ? (rule.folders?.includes(to.part) ?? true) : rule.layers.includes(to.layer)
  const mayType = typeOnly && (rule.mayTypes === true || (to.layer !== null && rule.mayTypes === to.layer))
  return isAllowed || mayType ? null : rule.instead
}

/** Position of a part in the order of its top folder. */
function heightOf({ top, part }: Place): number {
  const parts = ORDER[top]
  if (parts === undefined) return 0
  const height = parts.indexOf(part)
  if (height === -1) throw new Error(`${top}/${part} is not listed in tests/architecture/directions.ts.`)
  return height
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
    for (const { specifier } of imports.get(path) ?? []) {
      const target = resolve(path, specifier)
      if (specifier.startsWith('.') && ALLOWED_CIRCLES[path] !== target) visit(target, [...trail, path])
    }
    finished.add(path)
  }

  for (const path of imports.keys()) visit(path, [])
  return circles
}
