export const aboutUs = `
<p>Lintel is a marketplace for homes. Owners and agents list homes for sale and rent; buyers and tenants find them, ask questions and book viewings. We make every step simple, quick and transparent.</p>
<h2>What we do</h2>
<p>We review every listing before it is published. We check that the photos match the address, that the price is plausible and that the description is accurate. If something is wrong, we tell the owner what to change.</p>
<p>We show the price history, distances to nearby places and floor plans wherever they are available. Featured listings are always labelled.</p>
<h2>Your privacy</h2>
<p>We don’t sell your data, and we don’t load anything from advertising networks. Maps come from our own servers. Your phone number stays private until you share it.</p>
<h2>Who we are</h2>
<p>We’re a small team in Lisbon and Mumbai, working with agents in twelve cities.</p>
<h2>Contact us</h2>
<p>Send us a message from the contact page. We usually reply within one working day.</p>`.trim()

export const terms = `
<p>These terms apply to everyone who uses this site. By creating an account or listing a property, you accept them.</p>
<h2>1. The service</h2>
<p>We publish property listings on behalf of owners and agents. We are not a party to contracts between users and do not act as a broker.</p>
<h2>2. Your account</h2>
<p>Provide your real name and a valid email address. Keep your password secret. You are responsible for all activity in your account until you report unauthorised access to us.</p>
<h2>3. Listings</h2>
<p>You may list a property only if you own it or have the owner’s permission. Describe it accurately, with your own photos, the full price and the correct location. Don’t include phone numbers or links in the description. We may reject or remove listings that break these rules, and will tell you why.</p>
<h2>4. What is not allowed</h2>
<p>Discrimination, false offers, requests for payment before a viewing, copying the photos or texts of others, collecting the data of other users, and anything against the law.</p>
<h2>5. Packages and payment</h2>
<p>Packages are valid for the period stated at purchase and do not renew automatically. You can cancel within 14 days if you haven’t used any credits. Used credits are not refunded when a listing is deleted.</p>
<h2>6. Messages</h2>
<p>Use messages to discuss a listing. You can block any user. We read a conversation only if a participant reports it or the law requires it.</p>
<h2>7. Liability</h2>
<p>We review listings but can’t guarantee that all information in them is correct. Our liability is unlimited for intent and gross negligence; otherwise it is limited to breaches of essential obligations and to foreseeable damage.</p>
<h2>8. Termination</h2>
<p>You can delete your account at any time. We may close accounts that break these terms, after a warning where appropriate.</p>
<h2>9. Changes</h2>
<p>We’ll notify you two weeks before these terms change. If you don’t agree, you can close your account before they apply.</p>`.trim()

export const privacyPolicy = `
<p>This policy explains what data we collect, why, and what your rights are.</p>
<h2>Data we collect</h2>
<p><strong>Account:</strong> your name, email address or phone number, and what you add to your profile. Your password is stored only as a hash.</p>
<p><strong>Listings and messages:</strong> what you write and upload, and when. Location and camera data in photos is removed on upload.</p>
<p><strong>Use of the site:</strong> views are counted anonymously. We keep technical logs for 14 days to detect errors and abuse.</p>
<p><strong>Payments:</strong> what you bought, when, and the reference of the payment service. Card numbers never reach us.</p>
<h2>Why we use it</h2>
<p>To run your account, publish your listings, deliver your messages, bill packages and prevent fraud. We don’t use it for anything else.</p>
<h2>Who sees it</h2>
<p>Your listings and public profile are visible to everyone, your messages only to the participants, and your email address and phone number only to those you share them with. Payment gateways receive what they need to process a payment. We don’t sell your data or share it for advertising.</p>
<h2>Cookies</h2>
<p>We store your session, your language and your settings in your browser. We don’t use tracking cookies.</p>
<h2>How long we keep it</h2>
<p>Until you delete your account. Listings, messages, saved homes and your profile are then deleted right away. Invoices are kept for as long as the law requires.</p>
<h2>Your rights</h2>
<p>You can view, correct, download and delete your data in your profile, and object to its use. You can also contact the data protection authority of your country.</p>`.trim()
