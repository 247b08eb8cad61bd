import { useTranslation } from 'react-i18next'
import type { LiveSeat_participantFragment } from '../gql/graphql.ts'
import { useFormat } from '../i18n/useFormat.ts'
import { otherLane, type SeatFacts, unusualShare } from './seat-facts.ts'
import { SeatMark } from './SeatMark.tsx'
import { useScoutingWords } from './useScoutingWords.ts'

interface SeatMarksProps {
  readonly seat: LiveSeat_participantFragment
  /** Null for players whose names are hidden, and for bots. */
  readonly facts: SeatFacts | null
  /** Names of the players of the same side with whom the player plays together. */
  readonly companions: readonly string[]
}

/** Remarks about a seat: first time on the champion, off-role, playing together, unusual runes and spells. */
export function SeatMarks({ seat, facts, companions }: SeatMarksProps) {
  const { t } = useTranslation()
  const words = useScoutingWords()
  const format = useFormat()
  const { statistics, keystone, summonerSpells } = seat
  const known = facts?.form.value ?? null
  const usual = otherLane(known?.form?.usualLane ?? null, known?.offRole ?? null)
  const [companion] = companions
  const rune =
    statistics === null || keystone === null
      ? null
      : unusualShare(statistics.keystones, ({ rune: { key } }) => key === keystone.runeId)
  const spellKeys = summonerSpells.flatMap((spell) => (spell === null ? [] : [spell.key]))
  const spells =
    statistics === null || spellKeys.length < 2
      ? null
      : unusualShare(statistics.spells, (use) => use.spells.every(({ key }) => spellKeys.includes(key)))
  return (
    <>
      {known?.championMastery?.points === 0 ? (
        <SeatMark tone="warning" meaning={words('firstTimeMeaning')}>
          {words('firstTime')}
        </SeatMark>
      ) : null}
      {usual === null ? null : (
        <SeatMark tone="warning" meaning={words('offRoleMeaning')}>
          {words('offRole', { lane: t(`match.lanes.${usual}`) })}
        </SeatMark>
      )}
      {companion === undefined ? null : (
        <SeatMark tone="brand" meaning={words('togetherMeaning', { names: companions.join(', ') })}>
          {companions.length === 1 ? words('duo', { name: companion }) : words('group', { count: companions.length })}
        </SeatMark>
      )}
      {rune === null ? null : (
        <SeatMark meaning={words('runeMeaning', { share: format.percent(rune) })}>{words('rune')}</SeatMark>
      )}
      {spells === null ? null : (
        <SeatMark meaning={words('spellsMeaning', { share: format.percent(spells) })}>{words('spells')}</SeatMark>
      )}
    </>
  )
}
