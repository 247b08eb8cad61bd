import type { ExampleWorld } from '../../rest-compat/example.ts'
import { match } from './stand-in-games.ts'
import { player } from './stand-in-pros.ts'

/** Ahri against Wukong in the middle lane: the only counted game of the stand-in. */
export const proGame: ExampleWorld['proGame'] = { championId: 103, lane: 'MIDDLE', enemy: 62 }

const ahri = {
  key: proGame.championId,
  patchRates: () => [{ winRate: null }, { winRate: { games: 1, wins: 1 } }],
  proMatches: () => ({
    edges: [
      {
        node: match,
        participant: { lane: proGame.lane },
        proPlayer: player,
        opponent: { champion: { key: proGame.enemy } },
      },
      { node: match, participant: { lane: null }, proPlayer: null, opponent: null },
    ],
  }),
}

/** Counted statistics of the stand-in. */
export const championsRootValue = {
  champion: ({ by }: { readonly by: { readonly key: number } }) => (by.key === ahri.key ? ahri : null),
  championTable: { entries: [{ champion: ahri, lanes: [{ lane: null }, { lane: proGame.lane }] }] },
}
