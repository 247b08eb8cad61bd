import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../components/VisuallyHidden.tsx'
import { graphql } from '../gql/gql.ts'
import type { ScoreboardFigure_participantFragment } from '../gql/graphql.ts'
import { useFormat } from '../i18n/useFormat.ts'
import { FORCED_COLORS } from '../theme/tokens.ts'
import { creepScoreAMinute } from './creep-score.ts'
import { damageTaken, damageToChampions } from './damage.ts'
import { KdaFigure } from './KdaFigure.tsx'
import type { ScoreboardColumn } from './scoreboard-columns.ts'
import { TWO_LINES } from './scoreboard-layout.ts'
import { killParticipation } from './side-totals.ts'
import { StatCell } from './StatCell.tsx'

graphql(/* GraphQL */ `
  fragment ScoreboardFigure_participant on Participant {
    kills
    deaths
    assists
    kda
    creepScore
    goldEarned
    visionScore
    physicalDamageDealtToChampions
    magicDamageDealtToChampions
    trueDamageDealtToChampions
    physicalDamageTaken
    magicDamageTaken
    trueDamageTaken
  }
`)

interface ScoreboardFigureProps {
  readonly column: ScoreboardColumn
  readonly participant: ScoreboardFigure_participantFragment
  readonly durationSeconds: number
  /** Kills of the whole side. */
  readonly sideKills: number
  /** Highest damage of any participant in the match: the full length of a bar. */
  readonly mostDamage: number
  /** Figures that share the second line in the two-line layout. */
  readonly among: number
}

/** Twelfths of the second line: equal shares, or by text length when there are many figures. */
function placeOf(column: ScoreboardColumn, among: number): 2 | 3 | 4 | 6 {
  if (among === 2) return 6
  if (among === 3 || column === 'damage') return 4
  return column === 'vision' ? 2 : 3
}

const useStyles = makeStyles({
  taken: { display: 'none', color: tokens.colorNeutralForeground3, [TWO_LINES]: { display: 'inline' } },
  bar: {
    display: 'block',
    height: '4px',
    margin: '3px 0',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralStroke2,
  },
  fill: {
    display: 'block',
    height: '100%',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralForeground3,
    [FORCED_COLORS]: { backgroundColor: 'CanvasText' },
  },
})

export function ScoreboardFigure({ column, participant, among, ...match }: ScoreboardFigureProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const cell = { label: t(`scoreboard.columns.${column}`), place: placeOf(column, among) }

  switch (column) {
    case 'score': {
      const { kills, deaths, assists, kda } = participant
      const participation = killParticipation(participant, match.sideKills)
      return (
        <StatCell
          {...cell}
          place="first"
          below={
            <>
              <KdaFigure kda={kda} />
              {participation === null ? null : (
                <>
                  {' · '}
                  <span title={t('scoreboard.participation')}>{format.percent(participation, 0)}</span>
                </>
              )}
            </>
          }
        >
          <span aria-hidden="true">
            {kills} / {deaths} / {assists}
          </span>
          <VisuallyHidden>{t('account.match.score', { kills, deaths, assists })}</VisuallyHidden>
        </StatCell>
      )
    }
    case 'deaths':
      return (
        <StatCell {...cell} place="first">
          {t('match.deaths', { count: participant.deaths })}
        </StatCell>
      )
    case 'damage': {
      const damage = damageToChampions(participant)
      return (
        <StatCell
          {...cell}
          below={
            <>
              <span className={styles.taken} aria-hidden="true">
                {t('scoreboard.takenBefore')}{' '}
              </span>
              {format.number(damageTaken(participant))}
            </>
          }
        >
          {format.number(damage)}
          <span className={styles.bar} aria-hidden="true">
            <span className={styles.fill} style={{ width: `${(damage / match.mostDamage) * 100}%` }} />
          </span>
        </StatCell>
      )
    }
    case 'damageTaken':
      return <StatCell {...cell}>{format.number(damageTaken(participant))}</StatCell>
    case 'creepScore':
    case 'monsters': {
      const aMinute = creepScoreAMinute(participant.creepScore, match.durationSeconds)
      return (
        <StatCell
          {...cell}
          below={aMinute === null ? undefined : t('scoreboard.aMinute', { value: format.number(aMinute, 1) })}
        >
          {format.number(participant.creepScore)}
        </StatCell>
      )
    }
    case 'gold':
      return <StatCell {...cell}>{format.number(participant.goldEarned)}</StatCell>
    case 'vision':
      return <StatCell {...cell}>{format.number(participant.visionScore)}</StatCell>
  }
}
