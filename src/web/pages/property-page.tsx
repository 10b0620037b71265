export default function PropertyPage() {
  return <main id="content">Property</main>
}
