import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { graphql } from '../../gql/gql.ts'
import type { ProposalClaims_claimFragment, RosterProposal_proposalFragment } from '../../gql/graphql.ts'
import { useMomentFormat } from '../../i18n/useFormat.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { proposalValue } from './proposal-values.ts'
import { useProposalWords } from './useProposalWords.ts'

graphql(/* GraphQL */ `
  fragment ProposalClaims_claim on RosterClaim {
    value
    by
    url
    provenance {
      asOf
      sources {
        name
      }
    }
  }
`)

const useStyles = makeStyles({
  claims: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 100%), 1fr))',
    gap: '8px',
    width: '100%',
    margin: '6px 0',
    padding: 0,
    listStyleType: 'none',
  },
  claim: {
    display: 'grid',
    alignContent: 'start',
    gap: '2px',
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  by: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
  },
  link: { color: 'inherit' },
  value: { fontWeight: tokens.fontWeightSemibold },
})

interface ProposalClaimsProps {
  readonly kind: RosterProposal_proposalFragment['kind']
  readonly claims: readonly ProposalClaims_claimFragment[]
}

/** Claims of each source, side by side. */
export function ProposalClaims({ kind, claims }: ProposalClaimsProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = useProposalWords()
  const locale = useLocale()
  const format = useMomentFormat()
  return (
    <ul className={styles.claims}>
      {claims.map(({ value, by, url, provenance: { asOf, sources } }) => {
        const names = by === 'ROSTERS' ? sources.map(({ name }) => name) : []
        const details = [...names, ...(asOf === null ? [] : [format.partialDate(asOf)])]
        return (
          <li key={`${by} ${value}`} className={styles.claim}>
            <span className={styles.by}>
              {url === null ? (
                words(`claims.${by}`)
              ) : (
                <a href={url} rel="noopener noreferrer nofollow" className={styles.link}>
                  {words(`claims.${by}`)}
                </a>
              )}
            </span>
            <bdi className={styles.value}>{proposalValue(kind, value, { t, words, locale })}</bdi>
            {details.length === 0 ? null : <span className={styles.by}>{details.join(', ')}</span>}
          </li>
        )
      })}
    </ul>
  )
}
