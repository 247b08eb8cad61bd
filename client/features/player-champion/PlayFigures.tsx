import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { RateBar } from '../../components/RateBar.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { WinShare } from '../../components/WinShare.tsx'
import { isSmallSample, isTinySample } from '../../game/small-sample.ts'
import { graphql } from '../../gql/gql.ts'
import type { PlayFigures_playFragment } from '../../gql/graphql.ts'
import { useFormat, useMomentFormat } from '../../i18n/useFormat.ts'
import { KdaFigure } from '../../match/KdaFigure.tsx'
import { Spoiler } from '../../settings/Spoiler.tsx'
import { useSpoiler } from '../../settings/useSpoiler.ts'
import { ownTokens, PHONE } from '../../theme/tokens.ts'
import { usePlayerChampionWords } from './usePlayerChampionWords.ts'

graphql(/* GraphQL */ `
  fragment PlayFigures_play on ProPlayerOnChampion {
    since
    hasOlder
    record {
      games
      wins
      losses
      kills
      deaths
      assists
      kda
      creepScorePerMinute
      winRate {
        value
        games
        low
        high
      }
    }
  }
`)

const useStyles = makeStyles({
  sample: {
    maxWidth: '75ch',
    margin: '0 0 10px',
    textWrap: 'pretty',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  figures: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) repeat(3, minmax(0, 2fr))',
    margin: 0,
    '@media (max-width: 799.98px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    // Widths by content: three figures are wider than one, and none may leave its place.
    [PHONE]: { gridTemplateColumns: 'repeat(3, auto)' },
  },
  figure: {
    display: 'grid',
    alignContent: 'start',
    gap: '4px',
    minWidth: 0,
    padding: '16px',
    borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
    ':first-child': { borderLeftStyle: 'none' },
    '@media (max-width: 799.98px)': { ':nth-child(2)': { borderLeftStyle: 'none' } },
    [PHONE]: { minWidth: 'auto', padding: '12px' },
  },
  rate: {
    '@media (max-width: 799.98px)': {
      gridColumn: '1 / -1',
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    },
  },
  name: { fontSize: tokens.fontSizeBase200, lineHeight: '16px', color: tokens.colorNeutralForeground2 },
  value: {
    margin: 0,
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeHero800,
    lineHeight: '36px',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    [PHONE]: { fontSize: tokens.fontSizeBase500, lineHeight: '28px' },
  },
  few: { color: tokens.colorNeutralForeground3 },
  faint: { opacity: 0.5 },
  note: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
})

/** The record of at least one game, with its sample. */
export function PlayFigures({ play: { since, hasOlder, record } }: { readonly play: PlayFigures_playFragment }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = usePlayerChampionWords()
  const format = useFormat()
  const moments = useMomentFormat()
  const spoiler = useSpoiler()
  const titleId = useId()
  const { games, wins, losses, kills, deaths, assists, kda, creepScorePerMinute, winRate } = record
  if (winRate === null || since === null) return null
  const few = isSmallSample(games)
  const tiny = isTinySample(games)
  const averages = {
    kills: format.number(kills / games, 1),
    deaths: format.number(deaths / games, 1),
    assists: format.number(assists / games, 1),
  }
  return (
    <section aria-labelledby={titleId}>
      <VisuallyHidden>
        <h2 id={titleId}>{words('figures')}</h2>
      </VisuallyHidden>
      <p className={styles.sample}>
        {words('counted', { count: games, number: format.number(games), date: moments.date(since) })}
        {hasOlder ? ` · ${words('older')}` : null}
      </p>
      <Spoiler spoiler={spoiler}>
        <Card>
          <dl className={styles.figures}>
            <div className={mergeClasses(styles.figure, styles.rate)}>
              <dt className={styles.name}>{t('player.champions.columns.winRate')}</dt>
              <dd className={mergeClasses(styles.value, few && styles.few)}>
                <WinShare value={winRate.value} games={games} />
              </dd>
              {tiny ? null : (
                <dd className={mergeClasses(styles.note, few && styles.faint)}>
                  <RateBar value={winRate.value} low={winRate.low} high={winRate.high} />
                </dd>
              )}
              <dd className={styles.note}>
                {words('won', { wins: format.number(wins), losses: format.number(losses) })}
                {few ? ` · ${t('account.champions.fewGames')}` : null}
                {tiny
                  ? null
                  : ` · ${t('account.rate.interval', {
                      low: format.number(winRate.low * 100, 0),
                      high: format.percent(winRate.high, 0),
                    })}`}
              </dd>
            </div>
            <div className={styles.figure}>
              <dt className={styles.name}>{words('kda')}</dt>
              <dd className={styles.value}>
                <KdaFigure kda={kda} />
              </dd>
            </div>
            <div className={styles.figure}>
              <dt className={styles.name}>{words('score')}</dt>
              <dd className={styles.value}>
                <VisuallyHidden>{t('account.champions.score', averages)}</VisuallyHidden>
                <span aria-hidden="true">
                  {averages.kills} / {averages.deaths} / {averages.assists}
                </span>
              </dd>
            </div>
            <div className={styles.figure}>
              <dt className={styles.name}>{words('creepScore')}</dt>
              <dd className={styles.value}>
                {creepScorePerMinute === null ? '–' : format.number(creepScorePerMinute, 1)}
              </dd>
            </div>
          </dl>
        </Card>
      </Spoiler>
    </section>
  )
}
