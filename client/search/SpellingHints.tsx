import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from '../components/Card.tsx'
import { Glyph } from '../components/Glyph.tsx'
import type { Region } from '../gql/graphql.ts'
import { accountPath, searchAccountPath, type RiotIdParams } from '../paths.ts'
import { ownTokens } from '../theme/tokens.ts'
import type { SpellingHint } from './riot-id-spelling.ts'
import { SpellingWords } from './SpellingWords.tsx'

interface SpellingHintsProps {
  readonly hints: readonly SpellingHint[]
  /** Null for all regions. */
  readonly region: Region | null
}

const useStyles = makeStyles({
  card: { padding: '24px' },
  title: {
    margin: 0,
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: 600,
  },
  note: { margin: '2px 0 4px', color: tokens.colorNeutralForeground2 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  hint: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    paddingBlock: '14px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    ':first-child': { borderTop: 'none' },
    ':last-child': { paddingBottom: 0 },
  },
  searches: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  search: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    boxSizing: 'border-box',
    minHeight: '36px',
    padding: '4px 14px 4px 11px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    // A font in which 0 and O, and 1, l and I look different.
    fontFamily: tokens.fontFamilyMonospace,
    overflowWrap: 'anywhere',
    ':hover': { border: `1px solid ${tokens.colorBrandStroke1}` },
  },
  glyph: { display: 'flex', flexShrink: 0, color: tokens.colorBrandForeground1 },
  tagLine: { color: tokens.colorNeutralForeground2 },
})

/** Possible spelling mistakes, each with suggested searches. */
export function SpellingHints({ hints, region }: SpellingHintsProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <section aria-label={t('searchAccount.spelling.title')}>
      <Card className={styles.card}>
        <h2 className={styles.title}>{t('searchAccount.spelling.title')}</h2>
        {hints.every(({ searches }) => searches.length === 0) ? null : (
          <p className={styles.note}>{t('searchAccount.spelling.note')}</p>
        )}
        <ul className={styles.list}>
          {hints.map((hint) => (
            <li key={hint.kind} className={styles.hint}>
              <SpellingWords hint={hint} />
              {hint.searches.length === 0 ? null : (
                <div className={styles.searches}>
                  {hint.searches.map((riotId) => (
                    <SearchLink key={searchAccountPath(riotId)} riotId={riotId} region={region} />
                  ))}
                </div>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}

function SearchLink({ riotId, region }: { readonly riotId: RiotIdParams; readonly region: Region | null }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const { gameName, tagLine } = riotId
  const path = region === null || tagLine === '' ? searchAccountPath(riotId) : accountPath({ region, ...riotId })
  const label = tagLine === '' ? 'searchAccount.spelling.searchForName' : 'searchAccount.spelling.searchFor'
  return (
    <Link to={path} className={styles.search} aria-label={t(label, { gameName, tagLine })}>
      <span className={styles.glyph}>
        <Glyph name="search" size={16} />
      </span>
      <span>
        <bdi>{gameName}</bdi>
        {tagLine === '' ? null : <span className={styles.tagLine}> #{tagLine}</span>}
      </span>
    </Link>
  )
}
