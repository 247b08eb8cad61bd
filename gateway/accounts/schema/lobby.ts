import { badInput } from '../../contract/bad-input.ts'
import { builder } from '../../contract/builder.ts'
import { RegionEnum } from '../../contract/region.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { type LeftOut, type LeftOutReason, LOBBY_PLAYERS } from '../rules/lobby-text.ts'
import type { FoundLobby, LobbyPlayer } from '../services/lobbies.ts'
import { AccountResultUnion, toAccountResult } from './account-lookup.ts'

/** Maximum length of a pasted text, in Unicode code points. The chat of ten players has about 500. */
const LONGEST_TEXT = 5_000

/** Maximum number of parts that are returned. All are counted. */
const LISTED_LEFT_OUT = 50

const LeftOutReasonEnum = builder.enumType('LobbyLeftOutReason', {
  description: 'Reason why a part of a pasted text is not a player of the lobby.',
  values: {
    HIDDEN_NAME: {
      description:
        'Riot hides the name: the chat announces a player without a tag line, as in the champion select of ranked solo games. Such players are never looked up.',
    },
    NO_TAG_LINE: { description: 'A name without a tag line, which could be that of any player.' },
    UNREADABLE: { description: 'Text in which no Riot ID can be found, or a link that names no account.' },
    DUPLICATE: { description: 'A player whom an earlier part names.' },
    BEYOND_TEN: { description: 'A further player after the first ten.' },
  } satisfies Record<LeftOutReason, { description: string }>,
})

const LeftOutObject = builder.objectRef<LeftOut>('LobbyLeftOut').implement({
  description: 'A part of a pasted text that is not a player of the lobby.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'The part, shortened to 80 characters.' }),
    reason: t.expose('reason', { type: LeftOutReasonEnum, description: 'Reason why it is not a player.' }),
  }),
})

const LobbyPlayerObject = builder.objectRef<LobbyPlayer>('LobbyPlayer').implement({
  description: 'A player whom a pasted text names.',
  fields: (t) => ({
    gameName: t.string({ description: 'Game name as written in the text.', resolve: ({ asked }) => asked.gameName }),
    tagLine: t.string({ description: 'Tag line as written in the text.', resolve: ({ asked }) => asked.tagLine }),
    account: t.field({
      type: AccountResultUnion,
      description:
        'The account, or the reason why it could not be returned. `UpstreamUnavailable` also beyond the budget of the operation: a further operation with the `region` of the lobby finds the others.',
      resolve: ({ lookup }) => toAccountResult(lookup),
    }),
  }),
})

const LobbyObject = builder.objectRef<FoundLobby>('Lobby').implement({
  description: 'The players of a lobby, from a pasted text.',
  fields: (t) => ({
    region: t.field({
      type: RegionEnum,
      nullable: true,
      description:
        'Region in which the players were looked up, unless a link names another one. Null if it is not given and no player was found.',
      resolve: ({ region }) => region,
    }),
    players: t.field({
      cost: new FieldCost({ listSize: LOBBY_PLAYERS }),
      type: [LobbyPlayerObject],
      description: `The players in the order of the text, at most ${LOBBY_PLAYERS}.`,
      resolve: ({ players }) => [...players],
    }),
    leftOut: t.field({
      cost: new FieldCost({ listSize: LISTED_LEFT_OUT }),
      type: [LeftOutObject],
      description: `Parts of the text that are not players, each with a reason: the first ${LISTED_LEFT_OUT}.`,
      resolve: ({ leftOut }) => leftOut.slice(0, LISTED_LEFT_OUT),
    }),
    leftOutCount: t.int({
      description: 'Number of all parts of the text that are not players.',
      resolve: ({ leftOut }) => leftOut.length,
    }),
  }),
})

builder.queryField('lobby', (t) =>
  t.field({
    // For an unknown player the owner of the Riot ID, the profile, and for those who play elsewhere their region.
    cost: new FieldCost({ weight: 800, riotRequests: 3 * LOBBY_PLAYERS }),
    type: LobbyObject,
    description:
      'Reads the players of a lobby from a pasted text, and looks their accounts up. The text may be the chat of champion select in the language of any client, a list of Riot IDs, or links to profiles on this or another site.',
    args: {
      text: t.arg.string({ description: `The pasted text, at most ${LONGEST_TEXT} characters.` }),
      region: t.arg({
        type: RegionEnum,
        required: false,
        description:
          'Region of the lobby. Defaults to the first region in the text, or else to the active region of the first player who is found.',
      }),
    },
    resolve(_root, { text, region }, { lobbies }) {
      const length = Array.from(text).length
      if (length > LONGEST_TEXT) throw badInput(`\`text\` has ${length} characters: paste at most ${LONGEST_TEXT}.`)
      return lobbies.find(text, region ?? null)
    },
  }),
)
