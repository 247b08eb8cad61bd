import type { ExampleWorld } from '../../rest-compat/example.ts'
import { player } from './stand-in-pros.ts'

/** A player whom the stand-in lets go from any team to any other, as often as he is sent. */
export const transfer: ExampleWorld['transfer'] = {
  player: 'O’Nowhere 50%',
  region: 'LEC',
  role: 'SUP',
  fromTeam: 'G2',
  toTeam: 'FNC',
}

/** What the stand-in of the contract answers to whoever changes the rosters. */
export const writesRootValue = {
  addProPlayer: () => ({ player, problems: [] }),
  transferProPlayer: ({ input }: { readonly input: { readonly player: string; readonly toTeam: string } }) => ({
    player: {
      name: input.player,
      role: transfer.role,
      team: { code: input.toTeam, league: { code: transfer.region } },
      links: [],
      accounts: [],
    },
    problems: [],
  }),
}
