import { readFileSync } from 'node:fs'
import { buildSchema, Kind, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { MAX_UNKNOWN_PER_MINUTE } from '../../gateway/api-keys/services/keyring.ts'
import { schema } from '../../gateway/composition/schema.ts'
import { KEEP_ALIVE_MS, LARGE_ANSWER_BYTES } from '../../gateway/http/connection/keep-alive.ts'
import { STALLED_MS } from '../../gateway/http/connection/stalled-reader.ts'
import { MAX_DEPTH, MAX_TOKENS, MAX_VALUE_DEPTH } from '../../gateway/http/graphql/document-limits.ts'
import { MAX_BODY_BYTES } from '../../gateway/http/read-body.ts'
import * as figures from '../../gateway/limits/limit-values.ts'
import { createStaticCost } from '../../gateway/limits/static-cost.ts'
import { MAX_REPEATED_PAIRS, MAX_UNFOLDED_FIELDS } from '../../gateway/limits/unfolding.ts'
import { MAX_OBJECT_FIELDS } from '../../gateway/limits/variables.ts'
import { BODY_LIMIT } from '../../rest-compat/rest-request.ts'

const page = readFileSync('docs/limits.md', 'utf8')

describe('docs/limits.md', () => {
  it.each([
    [/\| an operation: .* \| ([\d,]+) \|/, figures.OPERATION_POINTS],
    [/\| each token of a document that is refused \| ([\d,]+) \|/, figures.REFUSED_TOKEN_POINTS],
    [/\| each ([\d,]+) letters of a text that is not a document \| 1 \|/, figures.LETTERS_PER_REFUSED_POINT],
    [/whose fields cost over ([\d,]+) points is heavy/, figures.HEAVY_POINTS],
    [/may cost ([\d,]+) points\ntogether/, figures.MAX_RUNNING_POINTS],
    [/with unread answers may cost ([\d,]+) points together\. The others/, figures.MAX_HELD_POINTS_OF_ADDRESS],
    [/\| a request to Riot \| ([\d,]+) \|/, figures.RIOT_REQUEST_POINTS],
    [/\| a link preview that has to be drawn \| ([\d,]+), and/, figures.PREVIEW_POINTS],
    [/\| tokens of a document \| ([\d,]+) \|/, MAX_TOKENS],
    [/\| levels of fields \| ([\d,]+) \|/, MAX_DEPTH],
    [/\| levels of lists and objects in a value \| ([\d,]+) \|/, MAX_VALUE_DEPTH],
    [/\| fields of an object in the variables \| ([\d,]+) \|/, MAX_OBJECT_FIELDS],
    [/\| fields, with fragments expanded \| ([\d,]+) \|/, MAX_UNFOLDED_FIELDS],
    [/\| pairs of fields .* \| ([\d,]+) \|/, MAX_REPEATED_PAIRS],
    [/\| points of a document \| ([\d,]+) \|/, figures.MAX_DOCUMENT_POINTS],
    [/\| bytes of a request \| ([\d,]+) \|/, MAX_BODY_BYTES],
    [/\| bytes of a body that `\/v2` reads \| ([\d,]+) \|/, BODY_LIMIT.bytes],
    [/\| `points`, .* \| ([\d,]+) \|/, figures.MAX_EXECUTION_POINTS],
    [/\| `bytes` of the answer \| ([\d,]+) \|/, figures.MAX_ANSWER_BYTES],
    [/\| `time` \| ([\d,]+) seconds \|/, figures.MAX_EXECUTION_MS / 1000],
    [/may cause ([\d,]+) requests to Riot/, figures.MAX_RIOT_REQUESTS],
    [/\| points in a minute, .* \| ([\d,]+) \|/, figures.ADDRESS_POINTS],
    [/\| points of subscriptions, .* \| ([\d,]+) \|/, figures.MAX_SUBSCRIBED_POINTS],
    [/takes not one byte for ([\d,]+) seconds/, STALLED_MS / 1000],
    [/or had over ([\d,]+) bytes is therefore closed/, LARGE_ANSWER_BYTES],
    [/`Keep-Alive: timeout=(\d+)`/, STALLED_MS / 1000],
    [/the limit is ([\d,]+) seconds/, KEEP_ALIVE_MS / 1000],
    [/q=(\d+);w=60/, figures.ADDRESS_POINTS],
    [/which may use ([\d,]+) points a minute \(`KEY_POINTS_PER_MINUTE`\)/, figures.KEY_POINTS],
    [/Its subscriptions may cost ([\d,]+) points/, figures.MAX_SUBSCRIBED_POINTS],
    [/is a 401 and costs its address ([\d,]+) points/, figures.REFUSED_KEY_POINTS],
    [/After ([\d,]+) unknown keys of one address/, MAX_UNKNOWN_PER_MINUTE],
  ])('states the figure of the code: %s', (pattern, figure) => {
    expect(pattern.exec(page)?.[1]?.replaceAll(',', '')).toBe(String(figure))
  })

  it('has a correct total in its example', () => {
    const [, text = ''] = /```graphql\n(.*?)```/s.exec(page) ?? []
    const [, total] = /: (\d+) points\./.exec(page) ?? []
    const [operation] = parse(text).definitions
    if (operation?.kind !== Kind.OPERATION_DEFINITION) return expect.unreachable()
    const { points } = createStaticCost(schema)({ operation, findFragment: () => undefined, variables: {} })
    expect(String(figures.OPERATION_POINTS + points)).toBe(total)
  })

  it('names directives that the contract defines', () => {
    const contract = buildSchema(readFileSync('schema.graphql', 'utf8'))
    for (const name of ['cost', 'listSize']) expect(contract.getDirective(name)?.description).toBeTruthy()
  })
})
