import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Age } from '../../components/Age.tsx'
import { Chip } from '../../components/Chip.tsx'
import { Glyph } from '../../components/Glyph.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { graphql } from '../../gql/gql.ts'
import type { RosterProposal_proposalFragment } from '../../gql/graphql.ts'
import { useMomentFormat } from '../../i18n/useFormat.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { FREE_AGENT, playerPath } from '../../paths.ts'
import { afterOf, proposalValue } from './proposal-values.ts'
import { ProposalClaims } from './ProposalClaims.tsx'
import { QueueRow } from './QueueRow.tsx'
import { useProposalWords } from './useProposalWords.ts'

graphql(/* GraphQL */ `
  fragment RosterProposal_proposal on RosterProposal {
    id
    kind
    playerName
    player {
      id
      slug
      team {
        id
        code
      }
    }
    before
    after
    date
    role
    country
    accounts {
      gameName
      tagLine
      region
    }
    url
    observedAt
    claims {
      ...ProposalClaims_claim
    }
  }
`)

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  name: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
  link: {
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForeground1, textDecorationLine: 'underline' },
  },
  difference: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px', minWidth: 0 },
  arrow: { display: 'inline-flex', color: tokens.colorNeutralForeground3 },
  before: { color: tokens.colorNeutralForeground2 },
  after: { fontWeight: tokens.fontWeightSemibold },
  details: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
  },
  source: { color: 'inherit' },
})

interface ProposalRowProps {
  readonly proposal: RosterProposal_proposalFragment
  /** Resolves to false when the server has not recorded the decision. */
  readonly decide: (accept: boolean) => Promise<boolean>
}

/** A proposed change: what the rosters say and would say, with its source, or with all sources that contradict each other. */
export function ProposalRow({ proposal, decide }: ProposalRowProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = useProposalWords()
  const locale = useLocale()
  const format = useMomentFormat()
  const { kind, playerName: name, player, before, date, url, observedAt, claims } = proposal
  const values = { t, words, locale }
  const [from, to] = [proposalValue(kind, before, values), afterOf(proposal, values)]
  const label = { name, change: `${words(`kinds.${kind}`)}, ${to}` }

  return (
    <QueueRow
      failedText={words('failed')}
      accept={{ text: words('accept'), label: words('acceptOf', label), decide: () => decide(true) }}
      reject={{ text: words('reject'), label: words('rejectOf', label), decide: () => decide(false) }}
    >
      <span className={styles.head}>
        {player === null ? (
          <span className={styles.name}>{name}</span>
        ) : (
          <Link
            to={playerPath({ team: player.team?.code ?? FREE_AGENT, slug: player.slug })}
            className={`${styles.name} ${styles.link}`}
          >
            {name}
          </Link>
        )}
        <Chip>{words(`kinds.${kind}`)}</Chip>
        {claims.length === 0 ? null : <Chip tone="warning">{words('contradiction')}</Chip>}
      </span>
      <span className={styles.difference}>
        <bdi className={styles.before}>{from}</bdi>
        <span className={styles.arrow}>
          <Glyph name="becomes" size={14} />
          <VisuallyHidden>{words('becomes')}</VisuallyHidden>
        </span>
        <bdi className={styles.after}>{to}</bdi>
      </span>
      {claims.length === 0 ? null : <ProposalClaims kind={kind} claims={claims} />}
      <span className={styles.details}>
        {date === null ? null : <>{words('from', { date: format.partialDate(date) })} · </>}
        <a
          href={url}
          rel="noopener noreferrer nofollow"
          aria-label={words('sourceOf', { name })}
          className={styles.source}
        >
          Leaguepedia
        </a>{' '}
        · <Age moment={observedAt}>{(age) => words('seen', { age })}</Age>
      </span>
    </QueueRow>
  )
}
