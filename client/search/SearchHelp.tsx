import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../components/Card.tsx'
import type { Region } from '../gql/graphql.ts'
import { isSameAccount, type AccountParams, type RiotIdParams } from '../paths.ts'
import { ownTokens, PHONE, TABLET } from '../theme/tokens.ts'
import { AccountSearchForm } from './AccountSearchForm.tsx'
import { DemoAccounts } from './DemoAccounts.tsx'
import { LikelyMeant, type LikelyAccount } from './LikelyMeant.tsx'
import { listSpellingHints } from './riot-id-spelling.ts'
import { SpellingHints } from './SpellingHints.tsx'

interface SearchHelpProps {
  readonly asked: RiotIdParams
  /** Null for all regions. */
  readonly region: Region | null
  readonly answer: ReactNode
  /** The accounts that the answer links to. */
  readonly found: readonly AccountParams[]
  /** Accounts on the server with a similar name. */
  readonly likelyMeant: readonly (LikelyAccount & AccountParams)[]
  /** True when the spelling may be the reason for the missing result. */
  readonly misspelt: boolean
  /** Called when a search from here leads to this page again. */
  readonly onAlreadyThere: () => void
}

const useStyles = makeStyles({
  help: { display: 'flex', flexDirection: 'column', gap: '40px' },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    alignItems: 'start',
    gap: '24px 14px',
    [TABLET]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '20px' },
  },
  column: { display: 'flex', flexDirection: 'column', gap: '24px', [TABLET]: { gap: '20px' } },
  again: { padding: '24px 24px 8px', [PHONE]: { padding: '24px' } },
  againTitle: {
    margin: '0 0 12px',
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: 600,
  },
})

/** The result of a search that found no account, with every next step. */
export function SearchHelp({ asked, region, answer, found, likelyMeant, misspelt, onAlreadyThere }: SearchHelpProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const likely = likelyMeant.filter((account) => !found.some((other) => isSameAccount(account, other)))
  const hints = misspelt ? listSpellingHints(asked, region, likely) : []
  const spelling = hints.length === 0 ? null : <SpellingHints hints={hints} region={region} />
  // Other spellings are last when there are better answers, or when the form is the obvious next step.
  const spellingLast = likely.length > 0 || asked.tagLine === ''
  return (
    <div className={styles.help}>
      <div className={styles.columns}>
        <div className={styles.column}>
          {answer}
          {likely.length === 0 ? null : <LikelyMeant accounts={likely} />}
          {spellingLast ? null : spelling}
        </div>
        <div className={styles.column}>
          <Card className={styles.again}>
            <h2 className={styles.againTitle}>{t('searchAccount.searchAgain')}</h2>
            <AccountSearchForm
              label={t('searchAccount.searchAgain')}
              initial={asked}
              initialRegion={region}
              focused={asked.tagLine === '' ? 'tagLine' : null}
              place="card"
              onAlreadyThere={onAlreadyThere}
            />
          </Card>
          {spellingLast ? spelling : null}
        </div>
      </div>
      <DemoAccounts listed={[...found, ...likely]} />
    </div>
  )
}
