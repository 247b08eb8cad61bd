import type { ExampleWorld } from '../../rest-compat/example.ts'
import { player } from './stand-in-pros.ts'

/** A player who can move from any team to any other, any number of times. */
export const transfer: ExampleWorld['transfer'] = {
  player: 'O’Nowhere 50%',
  region: 'LEC',
  role: 'SUP',
  fromTeam: 'G2',
  toTeam: 'FNC',
}

/** Answers of the stand-in to roster changes. */
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
