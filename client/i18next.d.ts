import 'i18next'
import type accountActivity from '../texts/en/on-demand/accountActivity.json'
import type apiKeys from '../texts/en/on-demand/apiKeys.json'
import type builds from '../texts/en/on-demand/builds.json'
import type calendar from '../texts/en/on-demand/calendar.json'
import type channelState from '../texts/en/on-demand/channelState.json'
import type comparePage from '../texts/en/on-demand/comparePage.json'
import type contractChanges from '../texts/en/on-demand/contractChanges.json'
import type developers from '../texts/en/on-demand/developers.json'
import type doubts from '../texts/en/on-demand/doubts.json'
import type eventCalendar from '../texts/en/on-demand/eventCalendar.json'
import type eventMessages from '../texts/en/on-demand/eventMessages.json'
import type exportMenu from '../texts/en/on-demand/exportMenu.json'
import type following from '../texts/en/on-demand/following.json'
import type ladderChanges from '../texts/en/on-demand/ladderChanges.json'
import type lobbyPage from '../texts/en/on-demand/lobbyPage.json'
import type personRequest from '../texts/en/on-demand/personRequest.json'
import type playerChampion from '../texts/en/on-demand/playerChampion.json'
import type preview from '../texts/en/on-demand/preview.json'
import type proAccount from '../texts/en/on-demand/proAccount.json'
import type proposals from '../texts/en/on-demand/proposals.json'
import type push from '../texts/en/on-demand/push.json'
import type rosterFacts from '../texts/en/on-demand/rosterFacts.json'
import type rosterStrength from '../texts/en/on-demand/rosterStrength.json'
import type scouting from '../texts/en/on-demand/scouting.json'
import type shortcuts from '../texts/en/on-demand/shortcuts.json'
import type signIn from '../texts/en/on-demand/signIn.json'
import type statusPage from '../texts/en/on-demand/statusPage.json'
import type streamersPage from '../texts/en/on-demand/streamersPage.json'
import type teamGames from '../texts/en/on-demand/teamGames.json'
import type usual from '../texts/en/on-demand/usual.json'
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
