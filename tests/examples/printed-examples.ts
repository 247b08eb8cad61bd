import { readdirSync, readFileSync } from 'node:fs'

/** Languages that can be run, by the words of the README and `docs/`. */
const RUNNABLE = ['sh', 'js', 'python', 'graphql'] as const

/** Languages of what is shown and can't be run. */
const SHOWN: readonly string[] = ['json', 'text']

export type ExampleLanguage = (typeof RUNNABLE)[number]

export interface PrintedExample {
  /** Where it is printed, such as `README.md:147`. */
  readonly name: string
  readonly language: ExampleLanguage
  readonly source: string
}

/** A fenced block of a document. */
export interface Fence {
  /** Where it is printed, such as `README.md:147`. */
  readonly name: string
  /** All words after the fence. */
  readonly info: string
  readonly source: string
}

/** Lists the fenced blocks of the README and of `docs/`, without decisions. */
export function listFences(): readonly Fence[] {
  const guides = readdirSync('docs').filter((name) => name.endsWith('.md'))
  return ['README.md', ...guides.map((name) => `docs/${name}`)].flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return [...text.matchAll(/^```(.*)\n([^]*?)^```$/gm)].map(({ index, 1: info = '', 2: source = '' }) => ({
      name: `${file}:${text.slice(0, index).split('\n').length}`,
      info,
      source,
    }))
  })
}

/** Returns the language of a fence that is run; null for one that is only shown. Throws when its words say neither. */
export function runnableLanguage({ name, info }: Fence): ExampleLanguage | null {
  const [language = '', ...rest] = info.split(' ')
  const runnable = RUNNABLE.find((each) => each === language)
  if (runnable !== undefined && rest.length === 0) return runnable
  if (runnable !== undefined && /^(not-run|operate|operate-server): \S+ \S/.test(rest.join(' '))) return null
  if (SHOWN.includes(language) && rest.length === 0) return null
  throw new Error(
    `${name}: "${info}" after the fence is not clear. Write ${RUNNABLE.join(', ')} for an example that a test runs, "sh not-run: why" for one that it can't run, "sh operate: where" for one that tests/long/operate.test.ts runs, or ${SHOWN.join(' or ')}.`,
  )
}

/** Lists the examples of the README and of `docs/` that can be run. */
export function listGuideExamples(): readonly PrintedExample[] {
  return listFences().flatMap((fence) => {
    const language = runnableLanguage(fence)
    return language === null ? [] : [{ name: fence.name, language, source: fence.source }]
  })
}

const ENDINGS = { sh: 'sh', mjs: 'js', py: 'python' } as const satisfies Record<string, ExampleLanguage>

/** Lists the examples of a rendered page `/developers`, in the language that it shows. */
export function listDeveloperExamples(html: string): readonly PrintedExample[] {
  return [...html.matchAll(/<pre[^>]* data-file="([\w-]+\.(sh|mjs|py))"[^>]*>([^]*?)<\/pre>/g)].map(
    ([, file = '', ending, source = '']) => ({
      name: `/developers ${file}`,
      language: ENDINGS[ending === 'py' || ending === 'mjs' ? ending : 'sh'],
      source: textOf(source),
    }),
  )
}

/** Lists the examples of a rendered page `/v2/docs`. */
export function listRestExamples(html: string): readonly PrintedExample[] {
  return [...html.matchAll(/<section class="card" id="([^"]+)">([^]*?)<\/section>/g)].flatMap(
    ([, route = '', section = '']) =>
      [...section.matchAll(/<pre[^>]* aria-label="Example">([^]*?)<\/pre>/g)].map(
        ([, source = '']): PrintedExample => ({ name: `/v2/docs ${route}`, language: 'sh', source: textOf(source) }),
      ),
  )
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&amp;': '&',
}

const textOf = (html: string) =>
  html.replaceAll(/<[^>]*>/g, '').replaceAll(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity)
