import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { isSamePath, searchAccountPath } from '../paths.ts'

const useStyles = makeStyles({
  link: {
    display: 'inline-block',
    padding: '4px',
    color: tokens.colorBrandForegroundLink,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
  },
})

/** Links a name without a tag line to its search page with suggestions. Renders nothing on that page itself. */
export function NameSearchLink({ gameName }: { readonly gameName: string }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const path = searchAccountPath({ gameName, tagLine: '' })
  if (isSamePath(path, pathname)) return null
  return (
    <Link to={path} className={styles.link}>
      {t('search.nameAlone')}
    </Link>
  )
}
