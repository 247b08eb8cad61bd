import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { isSmallSample, isTinySample } from '../../game/small-sample.ts'
import { graphql } from '../../gql/gql.ts'
import type { SharedRecords_recordsFragment } from '../../gql/graphql.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { Spoiler } from '../../settings/Spoiler.tsx'
import { useSpoiler } from '../../settings/useSpoiler.ts'
import { FORCED_COLORS, ownTokens, PHONE } from '../../theme/tokens.ts'
import type { Pair } from './found-player.ts'
import { sideColours } from './side-colours.ts'
import { useCompareWords } from './useCompareWords.ts'

graphql(/* GraphQL */ `
  fragment SharedRecords_records on SharedRecords {
    ofGames {
      a
      b
    }
    against {
      value
      wins
      games
      low
      high
    }
    together {
      value
      wins
      games
      low
      high
    }
  }
`)

type SharedRecord = NonNullable<SharedRecords_recordsFragment['against']>

interface SharedRecordsProps {
  readonly records: SharedRecords_recordsFragment
  readonly names: Pair<string>
  readonly ofPro: boolean
}

const useStyles = makeStyles({
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '16px',
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
  },
  card: { display: 'grid', alignContent: 'start', gap: '8px', padding: '16px' },
  name: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  score: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '12px',
    fontFamily: ownTokens.displayFont,
    fontSize: '34px',
    lineHeight: '38px',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
  few: { color: tokens.colorNeutralForeground3 },
  label: {
    fontSize: tokens.fontSizeBase400,
    lineHeight: '22px',
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
  right: { textAlign: 'end' },
  bar: { display: 'flex', gap: '2px', height: '8px', overflow: 'hidden', borderRadius: tokens.borderRadiusCircular },
  part: { minWidth: '2px', [FORCED_COLORS]: { backgroundColor: 'CanvasText' } },
  note: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
    textWrap: 'pretty',
  },
  sample: { margin: '10px 0 0', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
})

/** Wins against each other, and together. */
export function SharedRecords({ records: { ofGames, against, together }, names, ofPro }: SharedRecordsProps) {
  const styles = useStyles()
  const words = useCompareWords()
  const format = useFormat()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <VisuallyHidden>
        <h2 id={titleId}>{words('records.title')}</h2>
      </VisuallyHidden>
      <div className={styles.cards}>
        <RecordCard
          name={words('records.against')}
          record={against}
          ofPro={ofPro}
          none={words('records.noneAgainst')}
          labels={names}
          colours={sideColours}
          noteOf={(rate) => words('records.rateOf', { name: names.a, rate })}
        />
        <RecordCard
          name={words('records.together')}
          record={together}
          ofPro={ofPro}
          none={words('records.noneTogether')}
          labels={{ a: words('records.won'), b: words('records.lost') }}
          colours={{ a: ownTokens.win, b: ownTokens.loss }}
          noteOf={(rate) => words('records.rate', { rate })}
        />
      </div>
      <p className={styles.sample}>
        {words('records.sample', { a: format.number(ofGames.a), b: format.number(ofGames.b) })}
      </p>
    </section>
  )
}

interface RecordCardProps {
  readonly name: string
  /** Null without games. */
  readonly record: SharedRecord | null
  readonly ofPro: boolean
  readonly none: string
  /** Games that are won and lost. */
  readonly labels: Pair<string>
  readonly colours: Pair<string>
  readonly noteOf: (rate: string) => string
}

function RecordCard({ name, record, ofPro, none, labels, colours, noteOf }: RecordCardProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const spoiler = useSpoiler(ofPro)
  return (
    <Card className={styles.card}>
      <h3 className={styles.name}>{name}</h3>
      {record === null ? (
        <p className={styles.note}>{none}</p>
      ) : (
        <Spoiler spoiler={spoiler}>
          <div className={mergeClasses(styles.score, isSmallSample(record.games) && styles.few)}>
            <span>
              {format.number(record.wins)} <bdi className={styles.label}>{labels.a}</bdi>
            </span>
            <span className={styles.right}>
              <bdi className={styles.label}>{labels.b}</bdi> {format.number(record.games - record.wins)}
            </span>
          </div>
          <div className={styles.bar} aria-hidden="true">
            <span className={styles.part} style={{ flexGrow: record.wins, backgroundColor: colours.a }} />
            <span
              className={styles.part}
              style={{ flexGrow: record.games - record.wins, backgroundColor: colours.b }}
            />
          </div>
          <p className={styles.note}>
            {t('common.games', { count: record.games })}
            {' · '}
            {isTinySample(record.games) ? (
              t('account.champions.fewGames')
            ) : (
              <>
                {noteOf(format.percent(record.value))}
                {isSmallSample(record.games) ? ` · ${t('account.champions.fewGames')}` : null}
                {' · '}
                {t('account.rate.interval', {
                  low: format.number(record.low * 100, 0),
                  high: format.percent(record.high, 0),
                })}
              </>
            )}
          </p>
        </Spoiler>
      )}
    </Card>
  )
}
