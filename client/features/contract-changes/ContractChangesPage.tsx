import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PageBand } from '../../components/PageBand.tsx'
import { developersPath } from '../../paths.ts'
import { TABLET } from '../../theme/tokens.ts'
import { CONTRACT } from './contract-versions.ts'
import { DeprecatedParts } from './DeprecatedParts.tsx'
import { useContractChangesWords } from './useContractChangesWords.ts'
import { VersionSection } from './VersionSection.tsx'

const FEED = '/feeds/contract-changes.atom'

const useStyles = makeStyles({
  subtitle: { display: 'block', maxWidth: '64ch', textWrap: 'pretty' },
  links: { display: 'flex', flexWrap: 'wrap', gap: '4px 20px', marginTop: '8px' },
  link: { color: tokens.colorBrandForeground1, lineHeight: '24px' },
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '20px',
    maxWidth: '860px',
    [TABLET]: { maxWidth: 'none' },
  },
})

/** Changes of the contract from release to release. Its data is part of the build. */
export function ContractChangesPage() {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = useContractChangesWords()
  const { versions, deprecated } = CONTRACT
  return (
    <>
      <PageBand title={t('shell.contractChanges')}>
        <span className={styles.subtitle}>{words('subtitle')}</span>
        <span className={styles.links}>
          <Link to={developersPath()} className={styles.link}>
            {t('shell.developers')}
          </Link>
          <a href="/schema.graphql" className={styles.link}>
            {t('shell.schema')}
          </a>
          <a href={FEED} className={styles.link}>
            {words('feed')}
          </a>
        </span>
      </PageBand>
      <div className={styles.page}>
        {versions.map((version, place) => (
          <VersionSection key={version.version} version={version} before={versions[place + 1]?.version ?? null} />
        ))}
        {deprecated.length === 0 ? null : <DeprecatedParts parts={deprecated} />}
      </div>
    </>
  )
}
