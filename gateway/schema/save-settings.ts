import type { QuietHours } from '../domain/person-settings.ts'
import { fieldProblem, type FieldProblem } from '../domain/roster-input.ts'
import { builder } from './builder.ts'
import { LocaleEnum } from './local-text.ts'
import { refuseViewer } from './not-allowed.ts'
import { ThemeEnum } from './person.ts'
import { type PersonOutcome, PersonPayloadObject, refuse, toOutcome } from './person-payload.ts'
import { RegionEnum } from './region.ts'

const MINUTES_OF_DAY = 24 * 60

const QuietHoursInput = builder.inputType('QuietHoursInput', {
  description: 'A time of each day; over midnight where it ends before it begins.',
  fields: (t) => ({
    from: t.int({ description: 'Minutes since midnight, 0 to 1439.' }),
    to: t.int({ description: 'Minutes since midnight, 0 to 1439.' }),
  }),
})

const SaveSettingsInput = builder.inputType('SaveSettingsInput', {
  description: 'What a person chose. What is left out stays as it was; null takes a choice back.',
  fields: (t) => ({
    locale: t.field({ type: LocaleEnum, required: false, description: 'His language.' }),
    theme: t.field({ type: ThemeEnum, required: false, description: 'How the product looks.' }),
    region: t.field({ type: RegionEnum, required: false, description: 'The region that his searches begin with.' }),
    hidesResults: t.boolean({ required: false, description: 'Whether results of pros wait until he asks for them.' }),
    lessMotion: t.boolean({ required: false, description: 'Whether nothing moves that need not.' }),
    notices: t.boolean({ required: false, description: 'Whether he is told of those whom he follows.' }),
    quietHours: t.field({ type: QuietHoursInput, required: false, description: 'When he is told nothing.' }),
  }),
})

builder.mutationField('saveSettings', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: PersonPayloadObject,
    description: 'Keeps what a person chose, to be found again in another browser. For who is signed in.',
    args: { input: t.arg({ type: SaveSettingsInput, description: 'What he chose.' }) },
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
  return fieldProblem('quietHours', 'INVALID', 'Write two different minutes of the day, 0 to 1439.')
}

function isMinute(minute: number): boolean {
  return minute >= 0 && minute < MINUTES_OF_DAY
}
