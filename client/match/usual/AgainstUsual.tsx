import { makeStyles, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from '../../gql/gql.ts'
import type { AgainstUsual_matchFragment } from '../../gql/graphql.ts'
import { useMomentFormat } from '../../i18n/useFormat.ts'
import { ownTokens } from '../../theme/tokens.ts'
import { RankChangeWords } from '../RankChangeWords.tsx'
import { useChampionName } from '../useChampionName.ts'
import { useUsualWords } from './useUsualWords.ts'
import { UsualFigure } from './UsualFigure.tsx'

graphql(/* GraphQL */ `
  fragment AgainstUsual_match on Match {
    id
    againstUsual(participantId: $participantId) {
      champion {
        id
        key
        name(locale: $locale) {
          text
          locale
        }
      }
      lane
      games
      since
      record {
        wins
      }
      figures {
        figure
        value
        verdict
        usual {
          median
          low
          high
        }
      }
    }
    rankChange(participantId: $participantId) {
      ...RankChangeWords_change
    }
  }
`)

interface AgainstUsualProps {
  readonly match: AgainstUsual_matchFragment
}

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '10px', padding: '14px 16px 2px' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 16px' },
  title: { margin: 0, fontFamily: ownTokens.displayFont, fontSize: '18px', lineHeight: '24px', fontWeight: 600 },
  words: {
    margin: 0,
    maxWidth: '75ch',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
    textWrap: 'pretty',
  },
  points: { fontSize: tokens.fontSizeBase200, lineHeight: '18px' },
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: '8px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    '@media (max-width: 899.98px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})

/** Each figure of a match beside the usual one of the account on the same champion and lane. Empty where nothing can be compared. */
export function AgainstUsual({ match: { againstUsual, rankChange } }: AgainstUsualProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = useUsualWords()
  const moments = useMomentFormat()
  const nameOf = useChampionName()
  const titleId = useId()
  if (againstUsual === null && rankChange === null) return null

  function sampleWords({ games, since, record, figures, ...played }: NonNullable<typeof againstUsual>) {
    const names = { champion: nameOf(played).text, lane: t(`match.lanes.${played.lane}`) }
    if (since === null || record === null) return words('unknown', names)
    if (figures.length === 0) return words('few', { count: games, ...names })
    const sample = { count: games, ...names, since: moments.date(since), wins: record.wins }
    return `${words('sample', sample)} ${words('meaning')}`
  }

  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.title}>
          {words('title')}
        </h3>
        {rankChange === null ? null : (
          <span className={styles.points}>
            <RankChangeWords change={rankChange} />
          </span>
        )}
      </div>
      {againstUsual === null ? null : (
        <>
          <p className={styles.words} suppressHydrationWarning>
            {sampleWords(againstUsual)}
          </p>
          {againstUsual.figures.length === 0 ? null : (
            <ul className={styles.figures}>
              {againstUsual.figures.map((figure) => (
                <UsualFigure key={figure.figure} compared={figure} />
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  )
}
