import { builder } from '../../contract/builder.ts'
import { LocaleEnum } from '../../contract/local-text.ts'
import { refuseViewer } from '../../contract/not-allowed.ts'
import { RegionEnum } from '../../contract/region.ts'
import { fieldProblem, type FieldProblem } from '../../rosters/rules/roster-input.ts'
import type { QuietHours } from '../rules/person-settings.ts'
import { type PersonOutcome, PersonPayloadObject, refuse, toOutcome } from './person-payload.ts'
import { ThemeEnum } from './person.ts'

const MINUTES_OF_DAY = 24 * 60

export const QuietHoursInput = builder.inputType('QuietHoursInput', {
  description: 'A daily period. Extends past midnight if `to` is before `from`. The two must differ.',
  fields: (t) => ({
    from: t.int({ description: 'Start, in minutes since midnight, 0 to 1439.' }),
    to: t.int({ description: 'End, in minutes since midnight, 0 to 1439.' }),
  }),
})

const SaveSettingsInput = builder.inputType('SaveSettingsInput', {
  description: 'Input of `saveSettings`. Omitted fields stay unchanged. Null resets a setting.',
  fields: (t) => ({
    locale: t.field({ type: LocaleEnum, required: false, description: 'Preferred language.' }),
    theme: t.field({ type: ThemeEnum, required: false, description: 'Visual theme of the web client.' }),
    region: t.field({ type: RegionEnum, required: false, description: 'Default region of searches.' }),
    hidesResults: t.boolean({
      required: false,
      description: 'True to hide results, league points and KDA of pro players until they are revealed.',
    }),
    lessMotion: t.boolean({ required: false, description: 'True to avoid animations that are not essential.' }),
    notices: t.boolean({
      required: false,
      description: 'True to show a notification when a followed player goes live or enters a game.',
    }),
    quietHours: t.field({ type: QuietHoursInput, required: false, description: 'Daily period without notifications.' }),
  }),
})

builder.mutationField('saveSettings', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: PersonPayloadObject,
    description:
      'Stores settings of the signed-in person, so that they are available in other browsers. Requires sign-in.',
    args: { input: t.arg({ type: SaveSettingsInput, description: 'The settings to store.' }) },
    unauthorizedResolver: refuseViewer,
    async resolve(_root, { input }, { viewer, viewers }): Promise<PersonOutcome> {
      const problem = findQuietHoursProblem(input.quietHours ?? null)
      if (problem !== null) return refuse(problem)
      return toOutcome(viewer, await viewers.keepSettings(viewer, input))
    },
  }),
)

function findQuietHoursProblem(hours: QuietHours | null): FieldProblem | null {
  if (hours === null) return null
  const { from, to } = hours
  if (isMinute(from) && isMinute(to) && from !== to) return null
  return fieldProblem('quietHours', 'INVALID', 'Pass two different minutes of the day, 0 to 1439.')
}

function isMinute(minute: number): boolean {
  return minute >= 0 && minute < MINUTES_OF_DAY
}
