import { parseAst, Visitor } from 'vite'

const STYLE_FUNCTIONS = ['makeStyles', '__styles', '__resetStyles'] as const

/** Functions of Griffel that define styles. Libraries call those with underscores, with rules that they made themselves. */
type StyleFunction = (typeof STYLE_FUNCTIONS)[number]

/** A call that defines styles. */
interface StyleCall {
  readonly name: StyleFunction
  /** Code between the parentheses. */
  readonly argumentsText: string
  readonly start: number
  readonly end: number
}

interface EditedModule {
  readonly code: string
  /** Where the module imports the functions from. */
  readonly source: string
}

/** Replaces the calls of a module that define styles. The code has no types any more. Null when it has no such calls. */
export function editStyleCalls(code: string, edit: (call: StyleCall, place: number) => string): EditedModule | null {
  if (!STYLE_FUNCTIONS.some((name) => code.includes(`${name}(`))) return null
  const { calls, source } = findStyleCalls(code)
  if (source === null) return null
  let edited = ''
  let end = 0
  for (const [place, call] of calls.entries()) {
    edited += code.slice(end, call.start) + edit(call, place)
    end = call.end
  }
  return { code: edited + code.slice(end), source }
}

/** Finds the calls, in the order of the code. */
function findStyleCalls(code: string): { readonly calls: readonly StyleCall[]; readonly source: string | null } {
  const calls: StyleCall[] = []
  let source: string | null = null
  new Visitor({
    ImportDeclaration({ specifiers, source: { value } }) {
      if (specifiers.some(({ local }) => findStyleFunction(local.name) !== undefined)) source = value
    },
    CallExpression({ callee, arguments: args, start, end }) {
      const name = callee.type === 'Identifier' ? findStyleFunction(callee.name) : undefined
      const [first, last] = [args[0], args.at(-1)]
      if (name === undefined || first === undefined || last === undefined) return
      calls.push({ name, argumentsText: code.slice(first.start, last.end), start, end })
    },
  }).visit(parseAst(code))
  return { calls, source }
}

const findStyleFunction = (name: string) => STYLE_FUNCTIONS.find((known) => known === name)
