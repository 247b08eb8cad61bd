import { describe, expect, it } from 'vitest'
import { addPreviewOf } from '../../../client/features/add-pro-player/add-preview.ts'
import type { AddField, FieldTexts, NamedPlayer } from '../../../client/features/add-pro-player/roster-fields.ts'
import { messagesIn } from '../../../client/i18n/all-messages.ts'
import { createI18n } from '../../../client/i18n/i18n.ts'
import { orrinIn } from './orrin.ts'

const { t } = createI18n('en', messagesIn('en'))

const FIELDS: FieldTexts<AddField> = {
  league: 'LVL',
  team: 'VEYL',
  role: 'MID',
  name: ' Orrin ',
  region: '',
  gameName: '',
  tagLine: '',
  reason: '',
  evidence: '',
}

const ACCOUNT = { region: 'EUW', gameName: 'Orrin', tagLine: '#EUW' }

describe('the preview of an addition', () => {
  it.each<[string, Partial<FieldTexts<AddField>>, NamedPlayer, string]>([
    ['a new player', {}, null, 'Orrin (Mid) joins VEYL · LVL.'],
    ['a new player with an account', ACCOUNT, null, 'Orrin (Mid) joins VEYL · LVL with Orrin#EUW on EUW.'],
    ['one more account', ACCOUNT, orrinIn('VEYL'), 'Orrin gains the account Orrin#EUW on EUW.'],
    ['another role', { role: 'SUP' }, orrinIn('VEYL'), 'Orrin plays Support from now on.'],
    ['nothing', {}, orrinIn('VEYL'), 'Orrin already has this role in VEYL: nothing would change.'],
    ['half an account as none', { region: 'EUW' }, null, 'Orrin (Mid) joins VEYL · LVL.'],
  ])('describes %s', (_what, fields, named, words) => {
    expect(addPreviewOf({ ...FIELDS, ...fields }, named, t)).toEqual({ kind: 'sentence', words })
  })

  it('reports the current team of a player who is elsewhere', () => {
    expect(addPreviewOf(FIELDS, orrinIn('MOON'), t)).toEqual({ kind: 'elsewhere', name: 'Orrin', team: 'MOON' })
    expect(addPreviewOf(FIELDS, orrinIn(null), t)).toEqual({ kind: 'elsewhere', name: 'Orrin', team: null })
  })

  it('is empty until the form is filled in and the name is looked up', () => {
    expect(addPreviewOf({ ...FIELDS, role: '' }, null, t).kind).toBe('incomplete')
    expect(addPreviewOf(FIELDS, undefined, t).kind).toBe('unknown')
  })
})
