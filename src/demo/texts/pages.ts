export const aboutUs = `
<p>Lintel is a marketplace for homes. People who have one to sell or to let describe it here, and people who need one find it, ask about it and come to see it. We keep the part in between simple, quick and honest.</p>
<h2>What we do</h2>
<p>We read every listing before it is published. We check that the photos belong to the address, that the price fits the kind of offer, and that the text says what the home is and not what it might be. When something does not fit, the lister gets it back with a reason.</p>
<p>We show the history of a price, the distance to the things of daily life and the plan of a home wherever we have it. Featured listings are marked. Nobody can buy a better description.</p>
<h2>What we do not do</h2>
<p>We do not sell your data, and we do not load anything from advertising networks. The map comes from our own server. Your phone number stays with you until you share it.</p>
<h2>Who we are</h2>
<p>A small desk with people in Lisbon and Mumbai, and agents in twelve cities who use the site for their own work. Most of us have moved house more often than we wished, which is why we built this.</p>
<h2>Talk to us</h2>
<p>Write from the contact page. A person answers, as a rule within one working day.</p>`.trim()

export const terms = `
<p>These terms apply to everybody who uses this site. By creating an account or listing a property you accept them.</p>
<h2>1. The service</h2>
<p>We publish offers of properties that other people make. We are not a party to the contract between the lister and the person who is interested, and we do not act as a broker. Whether a sale or a tenancy comes about is a matter between those two.</p>
<h2>2. Your account</h2>
<p>Give your real name and a working address. Keep your password to yourself. You are responsible for what is done with your account until you tell us that somebody else has got hold of it.</p>
<h2>3. Listings</h2>
<p>You may list a property only if it is yours or if its owner has asked you to. Describe it truthfully, with your own photos, the full price and the real place. Telephone numbers and links do not belong in the text. We may hold back, correct with your consent, or remove a listing that breaks these rules, and we tell you why.</p>
<h2>4. What is not allowed</h2>
<p>Discrimination, false offers, requests for payment before a viewing, copying the photos or texts of others, collecting the data of other users, and anything against the law.</p>
<h2>5. Packages and payment</h2>
<p>Packages run for the time that is stated when you buy them and end by themselves. They are not renewed without your order. Within fourteen days you can withdraw as long as you have used nothing of the package. Units that were used are not given back when a listing is deleted.</p>
<h2>6. Messages</h2>
<p>Use the messages for talking about a home. Anybody can block anybody. We read a conversation only if one of the two sides reports it or the law obliges us to.</p>
<h2>7. Liability</h2>
<p>We take care that the site works and that listings are read before they appear. We cannot warrant that every fact in a listing is right. For damage caused on purpose or by gross negligence we are liable without limit, otherwise only for the breach of essential duties and up to the foreseeable damage.</p>
<h2>8. Ending</h2>
<p>You can delete your account at any time. We can close an account that breaks these terms, after a warning where that makes sense.</p>
<h2>9. Changes</h2>
<p>When these terms change, we tell you two weeks before by a notice in your account. If you do not agree, you can leave before they apply.</p>`.trim()

export const privacyPolicy = `
<p>This page says what we know about you, why, and what you can do about it.</p>
<h2>What we keep</h2>
<p><strong>Account:</strong> name, e-mail address or phone number, and what you add to your profile. Your password is stored only as a one-way hash.</p>
<p><strong>Listings and messages:</strong> what you write and upload, and when. Places and camera data inside photos are removed when you upload them.</p>
<p><strong>Use of the site:</strong> which homes are viewed is counted without a name. We keep technical logs for fourteen days to find faults and abuse.</p>
<p><strong>Payments:</strong> what you bought, when, and the reference of the payment service. Card numbers never reach us.</p>
<h2>Why</h2>
<p>To run your account, to publish your listings, to pass on your messages, to bill packages, and to keep fraud away. We use the data for nothing else.</p>
<h2>Who sees it</h2>
<p>Your listing and your public profile are for everybody. Your messages are for you and the other side. Your e-mail address and phone number are for those you share them with. Payment services receive what they need for a payment. We do not sell data and we do not share it for advertising.</p>
<h2>Cookies</h2>
<p>We store your session, your language and your settings in your browser. There are no tracking cookies, neither ours nor anybody else’s.</p>
<h2>How long</h2>
<p>Until you delete your account. Then listings, messages, saved homes and your profile are erased at once. Invoices are kept for as long as the law demands.</p>
<h2>Your rights</h2>
<p>You can see, correct, take with you and delete your data from your profile, and object to a use you do not agree with. If you think we are wrong, you can turn to the supervisory authority of your country; it is quicker to write to us first.</p>`.trim()
