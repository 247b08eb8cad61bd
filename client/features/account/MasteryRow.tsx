import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Age } from '../../components/Age.tsx'
import { Chip } from '../../components/Chip.tsx'
import { GameImage } from '../../components/GameImage.tsx'
import { LocalText } from '../../components/LocalText.tsx'
import { ProgressBar } from '../../components/ProgressBar.tsx'
import { graphql } from '../../gql/gql.ts'
import type { MasteryRow_masteryFragment } from '../../gql/graphql.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import type { Name } from '../../match/champion-name.ts'
import { championPath } from '../../paths.ts'
import { CARD_LABEL } from '../../theme/card-label.ts'
import { BROAD_CARDS, CARDS, SLIM_CARDS, TIGHT_TABLE } from './champions-layout.ts'
import { MasteryRecord } from './MasteryRecord.tsx'

graphql(/* GraphQL */ `
  fragment MasteryRow_mastery on ChampionMastery {
    champion {
      id
      key
      slug
      image
    }
    level
    points
    pointsUntilNextLevel
    progress
    lastPlayedAt
    record {
      ...MasteryRecord_record
    }
  }
`)

/** An account's mastery of a champion, with the champion's name. */
export type NamedMastery = MasteryRow_masteryFragment & { readonly name: Name }

interface MasteryRowProps {
  readonly mastery: NamedMastery
  /** Points of the highest mastery. */
  readonly mostPoints: number
}

const useStyles = makeStyles({
  row: {
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    ':hover': { backgroundColor: tokens.colorNeutralBackground2 },
    [CARDS]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      alignItems: 'start',
      rowGap: '10px',
      padding: '12px 16px',
      ':first-child': { borderTop: 'none' },
    },
    [BROAD_CARDS]: { columnGap: '14px' },
    [SLIM_CARDS]: { columnGap: '8px' },
  },
  champion: {
    padding: '10px 14px',
    textAlign: 'start',
    fontWeight: tokens.fontWeightSemibold,
    [TIGHT_TABLE]: { padding: '10px 6px' },
    [CARDS]: { padding: 0 },
    [BROAD_CARDS]: { gridColumn: 'span 4' },
    [SLIM_CARDS]: { gridColumn: 'span 7' },
  },
  mark: { display: 'flex', alignItems: 'center', gap: '12px' },
  words: { display: 'grid', gap: '3px', minWidth: 0, justifyItems: 'start' },
  name: {
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    lineHeight: '18px',
    color: 'inherit',
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  },
  cell: {
    padding: '10px 14px',
    textAlign: 'end',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
    [TIGHT_TABLE]: { padding: '10px 6px' },
    [CARDS]: { padding: 0, textAlign: 'start', ...CARD_LABEL },
  },
  points: {
    width: '130px',
    [TIGHT_TABLE]: { width: '90px' },
    [CARDS]: { width: 'auto', textAlign: 'end' },
    [BROAD_CARDS]: { gridColumn: 'span 3' },
    [SLIM_CARDS]: { gridColumn: 'span 5' },
  },
  total: {
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
  },
  progress: {
    width: '150px',
    whiteSpace: 'nowrap',
    // Two lines in Polish, not three.
    [TIGHT_TABLE]: { width: '100px', minWidth: '92px', whiteSpace: 'normal', textWrap: 'balance' },
    [CARDS]: { width: 'auto' },
    [BROAD_CARDS]: { gridColumn: 'span 3' },
    [SLIM_CARDS]: { gridColumn: 'span 7' },
  },
  age: {
    whiteSpace: 'nowrap',
    [TIGHT_TABLE]: { whiteSpace: 'normal' },
    [CARDS]: { textAlign: 'end' },
    [BROAD_CARDS]: { gridColumn: 'span 2' },
    [SLIM_CARDS]: { gridColumn: 'span 5' },
  },
  bar: { display: 'block', marginTop: '5px' },
})

/** One champion: Riot's mastery, and the record in the stored games. */
export function MasteryRow({ mastery, mostPoints }: MasteryRowProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const { champion, name, level, points, pointsUntilNextLevel, progress, lastPlayedAt, record } = mastery
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.champion}>
        <span className={styles.mark}>
          <GameImage src={champion.image} name={null} size={44} />
          <span className={styles.words}>
            <Link to={championPath(champion)} className={styles.name}>
              <LocalText name={name} />
            </Link>
            <Chip>{t('account.champions.level', { level })}</Chip>
          </span>
        </span>
      </th>
      <td className={mergeClasses(styles.cell, styles.points)} data-label={t('account.champions.columns.points')}>
        <span className={styles.total}>{format.number(points)}</span>
        <span className={styles.bar}>
          <ProgressBar share={mostPoints === 0 ? 0 : points / mostPoints} />
        </span>
      </td>
      <td
        className={mergeClasses(styles.cell, styles.progress)}
        data-label={progress === null ? undefined : t('account.champions.columns.progress')}
      >
        {progress === null ? null : (
          <>
            {t('account.champions.progress', { points: format.number(pointsUntilNextLevel), level: level + 1 })}
            <span className={styles.bar}>
              <ProgressBar share={progress} tone="gold" />
            </span>
          </>
        )}
      </td>
      <td
        className={mergeClasses(styles.cell, styles.age)}
        data-label={lastPlayedAt === null ? undefined : t('account.champions.columns.lastPlayed')}
      >
        {lastPlayedAt === null ? null : <Age moment={lastPlayedAt} />}
      </td>
      <MasteryRecord record={record} />
    </tr>
  )
}
