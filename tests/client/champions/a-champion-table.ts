import { winInterval } from '../../../client/features/account/win-interval.ts'

/** A champion with names in both languages, with overrides. */
export const champion = (key: number, name: string, given: object = {}) => ({
  id: `champion-${key}`,
  key,
  slug: name.replaceAll(/[^a-z]/gi, ''),
  name: ({ locale }: { readonly locale: string }) => ({ text: name, locale }),
  nicknames: [],
  tags: ['Mage'],
  image: `/images/champions/icons/${key}.png`,
  ...given,
})

/** A champion with only a key. */
export const stranger = (key: number) => champion(key, '', { slug: null, name: null, tags: [] })

const MATCHES = 4321

/** A rate with its interval. */
export const rate = (wins: number, games: number) => ({ value: wins / games, wins, games, ...winInterval(wins, games) })

/** A table entry: 200 games in the middle lane, 120 of them won, with overrides. */
export const tableEntry = (of: ReturnType<typeof champion>, given: object = {}) => ({
  champion: of,
  games: 200,
  winRate: rate(120, 200),
  tier: 'S',
  tierRange: { best: 'S', worst: 'S' },
  pickRate: rate(200, MATCHES),
  banRate: rate(864, MATCHES),
  lanes: [{ lane: 'MIDDLE', share: rate(200, 200), winRate: rate(120, 200) }],
  ...given,
})

/** The rule of the tiers around an average of one half. */
const TIER_RULE = {
  average: 0.5,
  leastGames: 50,
  bands: [
    { tier: 'S', from: 0.52, below: 1 },
    { tier: 'A', from: 0.51, below: 0.52 },
    { tier: 'B', from: 0.49, below: 0.51 },
    { tier: 'C', from: 0.48, below: 0.49 },
    { tier: 'D', from: 0, below: 0.48 },
  ],
}

/** The champion table, with overrides. */
export const championTable = (entries: readonly object[], given: object = {}) => ({
  patches: ['16.4', '16.3', '16.2'],
  matches: MATCHES,
  entries,
  tierRule: TIER_RULE,
  countedAt: '2026-05-01T12:00:00.000Z',
  ...given,
})

export const STATISTICS = { patches: ['16.4', '16.3', '16.2', '15.1'], matches: MATCHES, countedAt: null }
