import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { lane } from '../../theme/lane.ts'

const useStyles = makeStyles({
  notice: { display: 'grid', gap: '12px', padding: '24px' },
  title: {
    margin: 0,
    fontFamily: lane.displayFont,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: 600,
  },
  text: { margin: 0, maxWidth: '70ch', color: tokens.colorNeutralForeground2 },
  ways: { display: 'grid', gap: '10px', margin: 0, paddingInlineStart: '20px', maxWidth: '70ch' },
  code: {
    padding: '1px 6px',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralBackground2,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: 'anywhere',
  },
})

/** Why a visitor can't change the rosters here, and who can. */
export function VisitorNotice() {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <Card className={styles.notice}>
      <h2 className={styles.title}>{t('addProPlayer.visitor.title')}</h2>
      <p className={styles.text}>{t('addProPlayer.visitor.why')}</p>
      <ul className={styles.ways}>
        <li>{t('addProPlayer.visitor.link')}</li>
        <li>
          {t('addProPlayer.visitor.command')} <code className={styles.code}>npm run operator</code>
        </li>
        <li>
          {t('addProPlayer.visitor.token')} <code className={styles.code}>Authorization: Bearer $OPERATOR_TOKEN</code>
        </li>
      </ul>
    </Card>
  )
}
