/** The report as it would be saved: a page of its own within this one, in which no script may run. */
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { isLight } from '../shell/settings.ts'
import { words } from './text/index.ts'
import './report.css'

export function ReportFrame({ html }: { readonly html: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  // An address of its own, so that links within it lead to places within it.
  const address = useMemo(() => URL.createObjectURL(new Blob([html], { type: 'text/html' })), [html])
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  const light = isLight.value
  const dress = () => {
    const chosen = light ? '#theme-light' : '#theme-dark'
    const theme = frame.current?.contentDocument?.querySelector<HTMLInputElement>(chosen)
    if (theme) theme.checked = true
  }
  useEffect(dress, [light])
  const opened = () => {
    dress()
    if (!frame.current) return
    standOnPage(frame.current)
    fit(frame.current)
    hearEscape(frame.current)
  }
  return (
    <iframe
      ref={frame}
      class="lab-report"
      title={words.value.report}
      sandbox="allow-same-origin"
      src={address}
      onLoad={opened}
    />
  )
}

/** What lies behind the page lies behind the report too. */
function standOnPage({ contentDocument }: HTMLIFrameElement): void {
  contentDocument?.documentElement.style.setProperty('background', 'none')
}

/** The way back is the page's, also for whoever reads within. */
function hearEscape({ contentDocument }: HTMLIFrameElement): void {
  contentDocument?.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') dispatchEvent(new KeyboardEvent('keydown', { key }))
  })
}

/** As high as what is in it, also when a table is opened: the page around it scrolls, and nothing within. */
function fit(frame: HTMLIFrameElement): void {
  const page = frame.contentDocument?.documentElement
  if (!page) return
  new ResizeObserver(() => {
    frame.style.height = `${page.offsetHeight}px`
  }).observe(page)
}
