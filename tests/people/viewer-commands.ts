import * as fc from 'fast-check'
import { expect } from 'vitest'
import type { Person } from '../../gateway/identity/rules/viewer.ts'
import { FOLLOWABLE_KINDS, type Subject } from '../../gateway/people/rules/follow.ts'
import { NO_SETTINGS, type SettingsChange } from '../../gateway/people/rules/person-settings.ts'
import type { Viewers } from '../../gateway/people/services/viewers.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import type { FakeClock } from '../support/fake-clock.ts'
import { personOf } from '../support/persons.ts'
import { toPair, type ViewerModel } from './viewer-model.ts'

/** Persons with similar ids, most of which are not valid document ids. */
export const PERSONS = ['one', 'o/ne', 'o%2Fne', '..', '__one__'].map((id) => personOf(id))

const NOTHING = { follows: [], accounts: [], settings: NO_SETTINGS }

export interface OpenedViewers {
  readonly store: DocumentStore
  readonly clock: FakeClock
  readonly viewers: Viewers
}

type Models = ReadonlyMap<Person, ViewerModel>
type Command = fc.AsyncCommand<Models, OpenedViewers>

const person = fc.constantFrom(...PERSONS)
const subject: fc.Arbitrary<Subject> = fc.record({
  kind: fc.constantFrom(...FOLLOWABLE_KINDS),
  id: fc.constantFrom('1', '2', '3', 'EUW1_a-puuid', 'slashed/id', 'ドラゴン'),
})
/** So many subjects that three such sets exceed the limit. */
const crowd = fc
  .nat({ max: 3 })
  .map((nth): readonly Subject[] =>
    Array.from({ length: 80 }, (_, index) => ({ kind: 'Account', id: `${nth}_${index}` })),
  )
const subjects = fc.oneof(
  { arbitrary: fc.array(subject, { maxLength: 6 }), weight: 3 },
  { arbitrary: crowd, weight: 2 },
)
const accounts = fc.array(
  fc.nat({ max: 12 }).map((number) => `EUW1_${number}`),
  { maxLength: 14, size: 'max' },
)
const change: fc.Arbitrary<SettingsChange> = fc.record(
  {
    locale: fc.constantFrom('en', 'pl', null, undefined),
    theme: fc.constantFrom('dark', 'system', null, undefined),
    region: fc.constantFrom('EUW', 'KR', null),
    hidesResults: fc.constantFrom(true, false, null),
    lessMotion: fc.constantFrom(true, null),
    notices: fc.constantFrom(true, false),
    quietHours: fc.constantFrom({ from: 1_320, to: 420 }, { from: 0, to: 1_439 }, null),
  },
  { requiredKeys: [] },
)

/** Commands of persons, each compared with a model of each person. */
export const viewerCommands = [
  fc.tuple(person, subjects).map(([who, what]) =>
    command('follow', who, what, {
      predict: (model, now) => model.follow(what, now),
      run: async ({ viewers }) => !('kind' in (await viewers.follow(who, what))),
    }),
  ),
  fc.tuple(person, subjects).map(([who, what]) =>
    command('unfollow', who, what, {
      predict: (model) => model.unfollow(what),
      run: async ({ viewers }) => void (await viewers.unfollow(who, what)),
    }),
  ),
  fc.tuple(person, accounts).map(([who, what]) =>
    command('keepAccounts', who, what, {
      predict: (model) => model.keepAccounts(what),
      run: async ({ viewers }) => !('kind' in (await viewers.keepAccounts(who, what))),
    }),
  ),
  fc.tuple(person, change).map(([who, what]) =>
    command('keepSettings', who, what, {
      predict: (model) => model.keepSettings(what),
      run: async ({ viewers }) => void (await viewers.keepSettings(who, what)),
    }),
  ),
  person.map((who) =>
    command('forget', who, null, {
      predict: (model) => model.forget(),
      run: ({ viewers }) => viewers.forget(who),
    }),
  ),
]

interface Steps {
  readonly predict: (model: ViewerModel, now: number) => boolean | void
  readonly run: (real: OpenedViewers) => Promise<boolean | void>
}

function command(name: string, who: Person, what: unknown, { predict, run }: Steps): Command {
  return {
    check: () => true,
    toString: () => `${name} by ${who.id} ${JSON.stringify(what)}`,
    async run(models, real) {
      await real.clock.advance(1_000)
      const model = models.get(who)
      if (model === undefined) throw new Error(`There is no model of ${who.id}.`)
      expect(await run(real)).toBe(predict(model, real.clock.now()))
      for (const [each, itsModel] of models) await expectAgreement(itsModel, each, real)
    },
  }
}

/** Checks that the data shown to a person and the export agree with the model, whatever others did. */
async function expectAgreement(model: ViewerModel, who: Person, { viewers }: OpenedViewers): Promise<void> {
  const { follows, accounts: own, settings } = await viewers.look(who)
  expect({ follows: follows.map(toPair), accounts: own, settings }).toEqual({
    follows: model.follows,
    accounts: model.accounts,
    settings: model.settings,
  })
  expect((await viewers.export(who)) ?? NOTHING).toMatchObject({ follows, accounts: own, settings })
}
