import 'i18next'
import type accountActivity from '../texts/en/separate/accountActivity.json'
import type apiKeys from '../texts/en/separate/apiKeys.json'
import type builds from '../texts/en/separate/builds.json'
import type calendar from '../texts/en/separate/calendar.json'
import type channelState from '../texts/en/separate/channelState.json'
import type comparePage from '../texts/en/separate/comparePage.json'
import type contractChanges from '../texts/en/separate/contractChanges.json'
import type developers from '../texts/en/separate/developers.json'
import type doubts from '../texts/en/separate/doubts.json'
import type eventCalendar from '../texts/en/separate/eventCalendar.json'
import type eventMessages from '../texts/en/separate/eventMessages.json'
import type exportMenu from '../texts/en/separate/exportMenu.json'
import type following from '../texts/en/separate/following.json'
import type ladderChanges from '../texts/en/separate/ladderChanges.json'
import type lobbyPage from '../texts/en/separate/lobbyPage.json'
import type personRequest from '../texts/en/separate/personRequest.json'
import type playerChampion from '../texts/en/separate/playerChampion.json'
import type preview from '../texts/en/separate/preview.json'
import type proAccount from '../texts/en/separate/proAccount.json'
import type proposals from '../texts/en/separate/proposals.json'
import type push from '../texts/en/separate/push.json'
import type rosterFacts from '../texts/en/separate/rosterFacts.json'
import type rosterStrength from '../texts/en/separate/rosterStrength.json'
import type scouting from '../texts/en/separate/scouting.json'
import type shortcuts from '../texts/en/separate/shortcuts.json'
import type signIn from '../texts/en/separate/signIn.json'
import type statusPage from '../texts/en/separate/statusPage.json'
import type streamersPage from '../texts/en/separate/streamersPage.json'
import type teamGames from '../texts/en/separate/teamGames.json'
import type usual from '../texts/en/separate/usual.json'
import type { Messages } from './i18n/i18n.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: {
      translation: Messages
      accountActivity: typeof accountActivity
      apiKeys: typeof apiKeys
      builds: typeof builds
      calendar: typeof calendar
      contractChanges: typeof contractChanges
      developers: typeof developers
      doubts: typeof doubts
      eventCalendar: typeof eventCalendar
      eventMessages: typeof eventMessages
      exportMenu: typeof exportMenu
      following: typeof following
      push: typeof push
      comparePage: typeof comparePage
      ladderChanges: typeof ladderChanges
      lobbyPage: typeof lobbyPage
      personRequest: typeof personRequest
      playerChampion: typeof playerChampion
      scouting: typeof scouting
      preview: typeof preview
      channelState: typeof channelState
      proAccount: typeof proAccount
      proposals: typeof proposals
      rosterFacts: typeof rosterFacts
      shortcuts: typeof shortcuts
      rosterStrength: typeof rosterStrength
      statusPage: typeof statusPage
      streamersPage: typeof streamersPage
      teamGames: typeof teamGames
      usual: typeof usual
      signIn: typeof signIn
    }
  }
}
