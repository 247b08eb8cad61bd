import type { RiotIdLookUp } from '../../accounts/rules/profile-link.ts'
import { AccountNode } from '../../accounts/schema/account.ts'
import { badInput } from '../../contract/bad-input.ts'
import { builder } from '../../contract/builder.ts'
import { readCount } from '../../contract/count-argument.ts'
import { RegionEnum } from '../../contract/region.ts'
import { ChampionNode } from '../../game-data/schema/champion.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { ProPlayerNode } from '../../rosters/schema/pro-player.ts'
import { ProTeamNode } from '../../rosters/schema/pro-team.ts'
import type { SearchResults } from '../services/search.ts'

/** Maximum length of a search text, in Unicode code points. */
const LONGEST_TEXT = 200

const RiotIdLookUpObject = builder.objectRef<RiotIdLookUp>('RiotIdLookUp').implement({
  description: 'A complete Riot ID that can be passed to `account`.',
  fields: (t) => ({
    gameName: t.exposeString('gameName', { description: 'Game name: the part of the Riot ID before the `#`.' }),
    tagLine: t.exposeString('tagLine', { description: 'Tag line: the part of the Riot ID after the `#`.' }),
    region: t.field({
      type: RegionEnum,
      nullable: true,
      description: 'Region found in the text. Null if the text contains none.',
      resolve: ({ region }) => region,
    }),
  }),
})

const SearchResultsObject = builder.objectRef<SearchResults>('SearchResults').implement({
  description: 'Results of a search, best match first in each list.',
  fields: (t) => ({
    lookUp: t.field({
      type: RiotIdLookUpObject,
      nullable: true,
      description:
        'The Riot ID in the text, even if this server knows no such account. Null if the text contains no complete Riot ID.',
      resolve: ({ lookUp }) => lookUp,
    }),
    accounts: t.field({
      type: [AccountNode],
      description: 'Matching accounts that are stored on this server.',
      resolve: ({ accounts }) => [...accounts],
    }),
    proPlayers: t.field({
      type: [ProPlayerNode],
      description: 'Pro players with a matching name.',
      resolve: ({ proPlayers }) => [...proPlayers],
    }),
    proTeams: t.field({
      type: [ProTeamNode],
      description: 'Pro teams with a matching code or name.',
      resolve: ({ proTeams }) => [...proTeams],
    }),
    champions: t.field({
      type: [ChampionNode],
      description: 'Champions with a matching name in any supported language, or a matching nickname.',
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
      'Searches stored accounts, pro players, teams and champions by the beginning of their names. Ignores case and diacritics. The text may also be a Riot ID or the URL of a profile on this or another site.',
    args: {
      text: t.arg.string({ description: `Text to search for, at most ${LONGEST_TEXT} characters.` }),
      first: t.arg.int({ defaultValue: 5, description: 'Number of results of each kind to return, 1 to 20.' }),
    },
    resolve(_root, { text, first }, { search }) {
      const length = Array.from(text).length
      if (length > LONGEST_TEXT) throw badInput(`\`text\` has ${length} characters: write at most ${LONGEST_TEXT}.`)
      readCount('first', first, 20, 'of each kind')
      return search.find(text, first)
    },
  }),
)
