import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { FragmentFields } from '../../apollo/fragment-fields.ts'
import type { Region, ScoreboardSide_participantFragment } from '../../gql/graphql.ts'
import { graphql } from '../../gql/gql.ts'
import { lane } from '../../theme/lane.ts'
import { ScoreboardRow } from './ScoreboardRow.tsx'

graphql(/* GraphQL */ `
  fragment ScoreboardSide_participant on Participant {
    participantId
    ...ScoreboardRow_participant @unmask
  }
`)

interface ScoreboardSideProps {
  readonly colour: 'blue' | 'red' | 'none'
  /** Final place in a mode of many groups; 0 in other modes. */
  readonly placement: number
  readonly won: boolean
  readonly participants: readonly FragmentFields<ScoreboardSide_participantFragment>[]
  readonly region: Region
  readonly durationSeconds: number
  /** The most damage that anybody in the match dealt: the full length of a bar. */
  readonly mostDamage: number
  /** Number of the account within the match. */
  readonly ownId: number
}

const COLUMNS = ['score', 'damage', 'creepScore', 'gold', 'vision'] as const

const useStyles = makeStyles({
  scroll: { overflowX: 'auto' },
  table: {
    width: '100%',
    minWidth: '730px',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  caption: {
    paddingBottom: '6px',
    textAlign: 'start',
    fontFamily: lane.displayFont,
    fontSize: '17px',
    fontWeight: 600,
    color: tokens.colorNeutralForeground1,
  },
  won: { color: lane.win },
  lost: { color: lane.loss },
  head: {
    padding: '4px 8px',
    textAlign: 'end',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  score: { width: '92px' },
  damage: { width: '92px' },
  creepScore: { width: '56px' },
  gold: { width: '68px' },
  vision: { width: '56px' },
  items: { width: '194px' },
  start: { textAlign: 'start', paddingLeft: 0 },
})

/** Everybody of one side of a match, as a table. */
export function ScoreboardSide({ colour, placement, won, participants, ...rowProps }: ScoreboardSideProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const title =
    placement > 0 ? t('account.scoreboard.group', { place: placement }) : t(`account.scoreboard.sides.${colour}`)
  return (
    <section className={styles.scroll} aria-label={title}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          {title} <span className={won ? styles.won : styles.lost}>{t(`account.result.${won ? 'win' : 'loss'}`)}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={mergeClasses(styles.head, styles.start)}>
              {t('account.scoreboard.columns.player')}
            </th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={mergeClasses(styles.head, styles[column])}>
                {t(`account.scoreboard.columns.${column}`)}
              </th>
            ))}
            <th scope="col" className={mergeClasses(styles.head, styles.items)}>
              {t('account.scoreboard.columns.items')}
            </th>
          </tr>
        </thead>
        <tbody>
          {participants.map((participant) => (
            <ScoreboardRow key={participant.participantId} participant={participant} {...rowProps} />
          ))}
        </tbody>
      </table>
    </section>
  )
}
