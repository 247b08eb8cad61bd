import { FieldCost } from '../limits/field-cost.ts'
import type { RiotIdLookUp } from '../domain/profile-link.ts'
import type { SearchResults } from '../services/search.ts'
import { AccountNode } from './account.ts'
import { badInput } from './bad-input.ts'
import { builder } from './builder.ts'
import { ChampionNode } from './champion.ts'
import { ProPlayerNode } from './pro-player.ts'
import { ProTeamNode } from './pro-team.ts'
import { RegionEnum } from './region.ts'

/** In code points. */
const LONGEST_TEXT = 200

const RiotIdLookUpObject = builder.objectRef<RiotIdLookUp>('RiotIdLookUp').implement({
  description: 'A whole Riot ID that can be looked up.',
  fields: (t) => ({
    gameName: t.exposeString('gameName', { description: 'The part of the Riot ID before the `#`.' }),
    tagLine: t.exposeString('tagLine', { description: 'The part of the Riot ID after the `#`.' }),
    region: t.field({
      type: RegionEnum,
      nullable: true,
      description: 'The region that was written beside it; null when none was.',
      resolve: ({ region }) => region,
    }),
  }),
})

const SearchResultsObject = builder.objectRef<SearchResults>('SearchResults').implement({
  description: 'What was found for a text; of each kind the likeliest first.',
  fields: (t) => ({
    lookUp: t.field({
      type: RiotIdLookUpObject,
      nullable: true,
      description: 'The Riot ID in the text, also when no such account is known here; null when there is no whole one.',
      resolve: ({ lookUp }) => lookUp,
    }),
    accounts: t.field({
      type: [AccountNode],
      description: 'Accounts that are stored here.',
      resolve: ({ accounts }) => [...accounts],
    }),
    proPlayers: t.field({
      type: [ProPlayerNode],
      description: 'Pro players by name.',
      resolve: ({ proPlayers }) => [...proPlayers],
    }),
    proTeams: t.field({
      type: [ProTeamNode],
      description: 'Pro teams by code or name.',
      resolve: ({ proTeams }) => [...proTeams],
    }),
    champions: t.field({
      type: [ChampionNode],
      description: 'Champions by name in any language.',
      resolve: ({ champions }) => [...champions],
    }),
  }),
})

builder.queryField('search', (t) =>
  t.field({
    cost: new FieldCost({
      weight: 700,
      listSize: { argument: 'first', most: 20, of: ['accounts', 'proPlayers', 'proTeams', 'champions'] },
    }),
    type: SearchResultsObject,
    description:
      'Finds accounts that are stored here, pro players, teams and champions by the beginning of their names, no matter the case or diacritics. The text may also be a Riot ID or the address of a profile on this or another site.',
    args: {
      text: t.arg.string({ description: `What to look for; at most ${LONGEST_TEXT} characters.` }),
      first: t.arg.int({ defaultValue: 5, description: 'How many of each kind, 1 to 20.' }),
    },
    resolve(_root, { text, first }, { search }) {
      const length = Array.from(text).length
      if (length > LONGEST_TEXT) throw badInput(`\`text\` has ${length} characters: write at most ${LONGEST_TEXT}.`)
      if (first < 1 || first > 20) throw badInput(`\`first\` is ${first}: ask for 1 to 20 of each kind.`)
      return search.find(text, first)
    },
  }),
)
