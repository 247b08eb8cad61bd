import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { PageBand } from '../../components/PageBand.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { ChampionSubjectSkeleton } from './ChampionSubjectSkeleton.tsx'
import { useChampionView } from './useChampionView.ts'

const useStyles = makeStyles({
  tabs: {
    display: 'flex',
    alignItems: 'center',
    gap: '26px',
    height: '43px',
    marginBottom: '18px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
})

export function ChampionPageSkeleton({ name }: { readonly name: string }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const [{ tab }] = useChampionView()
  return (
    <div aria-busy="true">
      <output>
        <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      </output>
      <PageBand
        mark={<Skeleton width={92} height={92} radius={22} />}
        chips={<Skeleton width={64} height={24} radius={12} />}
        title={name}
      >
        <Skeleton width={130} height={20} />
      </PageBand>
      <div className={styles.tabs}>
        {[64, 48, 84, 56].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
      <ChampionSubjectSkeleton tab={tab} />
    </div>
  )
}
