import { z } from 'zod'
import { type BuiltProduct, startBuiltProduct } from '../browser/built-product.ts'
import { bearer, PROJECT_ID } from '../support/id-tokens.ts'

/** Settings of an operator. The address of the emulator is already in the environment. */
const FIREBASE = { FIREBASE_PROJECT_ID: PROJECT_ID, FIREBASE_API_KEY: 'demo' }

/** Starts the product with sign-in through the emulator. It uses the real time, because the emulator's tokens do. */
export function startFirebaseProduct(more: Readonly<Record<string, string>> = {}): Promise<BuiltProduct> {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? ''
  return startBuiltProduct({ ...FIREBASE, FIREBASE_AUTH_EMULATOR_HOST: host, ...more }, { start: Date.now() })
}

/** Queries `/graphql` as the owner of the token, or anonymously with null. Throws when the answer does not match the shape. */
export async function askAs<Answer>(
  { url }: BuiltProduct,
  token: string | null,
  shape: z.ZodType<Answer>,
  query: string,
  variables: object = {},
): Promise<Answer> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === null ? {} : { authorization: bearer(token) }) },
    body: JSON.stringify({ query, variables }),
  })
  return z.object({ data: shape }).parse(await response.json()).data
}

const PROBLEMS = z.array(z.object({ reason: z.string().optional(), message: z.string() }))

/** Returns why the person may not read the data stored about them; null when they may. */
export async function findReadRefusal(product: BuiltProduct, token: string | null): Promise<string | null> {
  const { exportMyData } = await askAs(
    product,
    token,
    z.object({ exportMyData: z.object({ reason: z.string().optional() }) }),
    '{ exportMyData { ... on NotAllowed { reason } } }',
  )
  return exportMyData.reason ?? null
}

const ADDED = z.object({
  addProPlayer: z.object({ player: z.object({ name: z.string() }).nullable(), problems: PROBLEMS }),
})

/** Adds a player as the owner of the token. Returns why that is refused, or null once the player is added. */
export async function findWriteRefusal(
  product: BuiltProduct,
  token: string | null,
  name: string,
): Promise<string | null> {
  const { addProPlayer } = await askAs(
    product,
    token,
    ADDED,
    `mutation ($input: AddProPlayerInput!) {
      addProPlayer(input: $input) { player { name } problems { ... on Problem { message } ... on NotAllowed { reason } } }
    }`,
    { input: { name, team: await findTeam(product), role: 'ADC' } },
  )
  if (addProPlayer.player?.name === name) return null
  return addProPlayer.problems.map(({ reason, message }) => reason ?? message).join()
}

const TEAMS = z.object({ leagues: z.array(z.object({ teams: z.array(z.object({ code: z.string() })) })) })

/** Returns the code of a team. */
export async function findTeam(product: BuiltProduct): Promise<string> {
  const { leagues } = await product.ask(TEAMS, '{ leagues { teams { code } } }')
  const [team] = leagues.flatMap(({ teams }) => teams)
  if (team === undefined) throw new Error('The demo world has no team.')
  return team.code
}
