export default function StyleguidePage() {
  return <main id="content">Styleguide</main>
}
