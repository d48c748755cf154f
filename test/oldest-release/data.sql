-- A business that has used the oldest release that can be upgraded for a season: at least one row of every kind, and every column
-- filled once. The schema is migrations/upgrades/0040_oldest-release.sql.
CREATE SCHEMA drizzle;
CREATE TABLE drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint);
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('of visits-and-touches', 1795555276592);

INSERT INTO resources (name, kind, quantity, is_frames) VALUES ('Teepee frames', 'frame', 24, true);
INSERT INTO users (username, password_hash, is_admin, full_name, email) VALUES
  ('admin', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0c2FsdA$aGFzaGhhc2hoYXNoaGFzaGhhc2hoYXNoaGFzaGhhc2g', true, 'Ana Owner', 'ana@example.com'),
  ('office', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0c2FsdA$aGFzaGhhc2hoYXNoaGFzaGhhc2hoYXNoaGFzaGhhc2g', false, NULL, NULL);
INSERT INTO sessions (secret_hash, user_id, last_used_at) VALUES ('5f1d', 1, '2026-10-01T12:00:00Z');
INSERT INTO audit_log (actor, action, subject, subject_id, details, facts) VALUES
  ('admin', 'changed', 'booking', 2, 'city: Miami → Doral', '{"kind":"changes","changes":[{"field":"city","before":"Miami","after":"Doral"}]}'),
  ('admin', 'changed', 'booking', 1, 'guestCount: 5 → 6', NULL), ('customer', 'cancelled', 'booking', 4, '', NULL), ('system', 'lapsed', 'booking', 5, '', NULL);
INSERT INTO site_settings (site_title, hero_image, site_logo, contact_info, social_links, max_parties_per_day, version, teepee_space, invoice_details) VALUES
  ('Moonlit Teepees', '/uploads/images/hero.jpg', '/uploads/images/logo.png',
   '{"email":"hello@example.com","phone":"(305) 555-0100","address":"1 Palm Street, Miami","serviceArea":"Miami-Dade","ownerAddress":"ana@example.com"}',
   '{"facebook":"https://facebook.com/moonlit","instagram":"","pinterest":"","tiktok":""}', 3, 7,
   '{"widthFeet":4,"lengthFeet":5,"walkwayFeet":2}', '{"companyName":"Moonlit LLC","address":"1 Palm Street","taxNumber":"12-345","prefix":"MT-"}');
INSERT INTO images (path, filename, status, width, height, bytes, variants, placeholder, dominant_color, focal_x, lqip) VALUES
  ('/uploads/images/hero.jpg', 'hero.jpg', 'ready', 1600, 900, 250000,
   '[{"format":"webp","width":480,"height":270,"file":"/uploads/images/hero-480.webp","bytes":9000}]', 'data:image/webp;base64,UklGRg', '#2c2140', 0.3, 12345),
  ('/uploads/images/half.jpg', 'half.jpg', 'writing', 10, 10, 100, '[]', NULL, NULL, 0.5, NULL);
INSERT INTO themes (name, description, price_per_teepee, main_image, gallery_images, included_items, featured, display_order) VALUES
  ('Boho Blossom', 'Flowers and lace', 75.00, '/uploads/images/hero.jpg', '{/uploads/images/hero.jpg}', '{Mattresses,"Fairy lights, warm"}', true, 1),
  ('Łucja''s "Night"', E'Two\nlines', 0.00, '/uploads/images/hero.jpg', '{}', '{}', false, 2);
INSERT INTO addons (name, description, price, image, gallery_images, available, featured, display_order, stock) VALUES
  ('Movie Night', 'A screen and popcorn', 49.99, '/uploads/images/hero.jpg', '{/uploads/images/hero.jpg}', true, true, 1, 2),
  ('Old Tent', 'No longer offered', 10.00, '', '{}', false, false, 2, NULL);
INSERT INTO coupons (code, description, discount_type, discount_value, minimum_amount, max_uses, used_count, valid_from, valid_until, active) VALUES
  ('WELCOME10', 'Ten percent', 'percentage', 10, 50.00, 100, 1, '2026-01-01T05:00:00Z', '2027-12-31T05:00:00Z', true),
  ('FIVER', NULL, 'fixed', 5.00, NULL, NULL, 0, NULL, NULL, false);
INSERT INTO unavailable_dates (date, reason) VALUES ('2027-12-24', 'Holiday'), ('2027-12-25', NULL);
INSERT INTO bookings (reference, theme_id, price_per_teepee, number_of_teepees, booking_date, customer_name, customer_email, customer_phone,
  party_address, city, state, zip_code, guest_count, special_requests, custom_theme_details, total_amount, deposit_amount, final_amount, discount_amount,
  price_lines, coupon_code, coupon_id, coupon_held, is_paid, is_deposit, stripe_payment_id, booking_status, hold_expires_at, cancel_reason, cancelled_at,
  confirmed_at, reschedule_count, idempotency_key, version) VALUES
  ('MT-AAAA-AAAA-AAAA-AAAA', 1, 75, 2, '2027-02-13', 'Maria Gomez', 'maria@example.com', '(305) 555-0123', '12 Palm Street', 'Miami', 'FL', '33101', 6,
   'Nut allergy', NULL, 199.99, 100.00, 90.00, 10.00, '[{"kind":"theme","label":"Boho Blossom","amount":15000}]', 'WELCOME10', 1, true, true, true,
   'pi_1', 'confirmed', NULL, NULL, NULL, '2026-10-02T12:00:00Z', 1, 'key-1', 4),
  ('MT-BBBB-BBBB-BBBB-BBBB', 2, 75, 1, '2027-02-14', 'Nguyễn An', 'an@example.com', '(305) 555-0124', '1 Main', 'Doral', 'FL', '33102', 2,
   NULL, 'Space', 75, 37.50, 75, 0, '[]', NULL, NULL, false, false, false, NULL, 'pending', '2027-01-01T12:00:00Z', NULL, NULL, NULL, 0, NULL, 1),
  ('MT-CCCC-CCCC-CCCC-CCCC', 1, 75, 10, '2026-06-01', 'Done Diaz', 'done@example.com', '3055550125', '2 Main', 'Miami', 'FL', '33103', 20,
   NULL, NULL, 750, 375, 750, 0, '[]', NULL, NULL, false, true, false, 'pi_3', 'completed', NULL, NULL, NULL, NULL, 0, NULL, 2),
  ('MT-DDDD-DDDD-DDDD-DDDD', 1, 75, 1, '2027-03-01', 'Off Ortiz', 'off@example.com', '3055550126', '3 Main', 'Miami', 'FL', '33104', 3,
   NULL, NULL, 75, 37.50, 37.50, 0, '[]', NULL, NULL, false, true, true, 'pi_4', 'cancelled', NULL, 'customer', '2026-10-03T12:00:00Z', NULL, 0, NULL, 3),
  ('MT-EEEE-EEEE-EEEE-EEEE', 1, 75, 1, '2027-03-02', 'Late Lopez', 'late@example.com', '3055550127', '4 Main', 'Miami', 'FL', '33105', 3,
   NULL, NULL, 75, 37.50, 37.50, 0, '[]', NULL, NULL, false, false, true, NULL, 'cancelled', NULL, 'lapsed', '2026-10-04T12:00:00Z', NULL, 0, NULL, 2);
INSERT INTO booking_addons (booking_id, addon_id, quantity, unit_price) VALUES (1, 1, 1, 49.99), (3, 2, 99, 10.00);
INSERT INTO payment_intents (intent_id, provider, booking_id, purpose, amount) VALUES
  ('pi_1', 'test', 1, 'booking', 90.00), ('pi_2', 'test', 1, 'balance', 99.99), ('pi_3', 'stripe', 3, 'booking', 750), ('pi_4', 'test', 4, 'booking', 37.50),
  ('pi_loose', 'test', NULL, 'booking', 10);
INSERT INTO payments (booking_id, booking_reference, provider, intent_id, method, purpose, amount, recorded_by, compared_at, kept_at) VALUES
  (1, 'MT-AAAA-AAAA-AAAA-AAAA', 'test', 'pi_1', 'card', 'booking', 90.00, NULL, '2026-10-02T12:00:00Z', NULL),
  (1, 'MT-AAAA-AAAA-AAAA-AAAA', NULL, NULL, 'zelle', 'balance', 50.00, 'admin', NULL, NULL),
  (3, 'MT-CCCC-CCCC-CCCC-CCCC', 'stripe', 'pi_3', 'card', 'booking', 750, NULL, NULL, NULL),
  (4, 'MT-DDDD-DDDD-DDDD-DDDD', 'test', 'pi_4', 'card', 'booking', 37.50, NULL, NULL, NULL),
  (NULL, 'MT-ZZZZ-ZZZZ-ZZZZ-ZZZZ', NULL, NULL, 'cash', 'booking', 20, NULL, NULL, '2026-10-05T12:00:00Z'),
  (3, 'MT-CCCC-CCCC-CCCC-CCCC', NULL, NULL, 'cheque', 'tip', 1, NULL, NULL, NULL);
INSERT INTO refunds (payment_id, amount, cause, reason, status, provider_refund_id, failure, settled_at, method) VALUES
  (4, 37.50, 'cancellation', 'cancelled', 'succeeded', 're_1', NULL, NULL, NULL), (5, 20, 'returned', 'too late', 'requested', NULL, NULL, NULL, NULL),
  (3, 1, 'beyond_price', 'mistake', 'failed', NULL, 'The card is closed', '2026-10-06T12:00:00Z', 'cash');
INSERT INTO test_payment_intents (intent_id, client_secret, amount, status, metadata, last_failure, card_last4, refunded_amount, succeeded_at) VALUES
  ('pi_1', 'pi_1_secret', 90.00, 'succeeded', '{"bookingId":"1"}', NULL, '4242', 0, '2026-10-01T12:00:00Z'),
  ('pi_4', 'pi_4_secret', 37.50, 'succeeded', '{}', NULL, '4242', 37.50, '2026-10-02T12:00:00Z'),
  ('pi_loose', 'pi_loose_secret', 10, 'requires_payment_method', '{}', 'Your card was declined.', '0002', 0, NULL);
INSERT INTO test_refunds (refund_id, intent_id, idempotency_key, amount) VALUES ('re_1', 'pi_4', 'refund-1', 37.50);
INSERT INTO webhook_events (event_id, type) VALUES ('evt_1', 'payment_intent.succeeded');
INSERT INTO idempotency_keys (scope, key, request_hash, status, body, started_at) VALUES
  ('POST /api/bookings', 'key-1', 'abc', 201, '{"id":1}', '2026-10-01T12:00:00Z'), ('POST /api/contact', 'key-2', 'def', NULL, NULL, '2026-10-01T12:00:00Z');
INSERT INTO rate_limits (key, count, resets_at) VALUES ('login-user:admin', 2, '2026-10-01T12:15:00Z');
INSERT INTO outbox (dedupe_key, kind, recipient, subject, text, html, booking_id, status, attempts, next_attempt_at, last_failure, sent_at) VALUES
  ('confirmation:1', 'confirmation', 'maria@example.com', 'Your party', 'Hello', '<p>Hello</p>', 1, 'sent', 1, NULL, NULL, '2026-10-01T12:01:00Z'),
  (NULL, 'staff-reply', 'an@example.com', 'Re: May', 'Yes', '<p>Yes</p>', NULL, 'failed', 5, NULL, '550 no such user', NULL),
  ('reminder:2', 'balance-reminder', 'an@example.com', 'Balance', 'Due', '<p>Due</p>', 2, 'queued', 1, '2026-10-05T12:00:00Z', 'timeout', NULL),
  ('kept:3', 'confirmation', 'done@example.com', 'Your party', 'Hello', '<p>Hello</p>', 3, 'kept', 0, NULL, NULL, NULL);
INSERT INTO contact_submissions (name, email, subject, message, responded) VALUES
  ('Ana', 'ana@example.com', 'May', E'Is it\nfree?', true), ('Bo', 'bo@example.com', 'June', 'Hello', false);
INSERT INTO newsletter_subscribers (email) VALUES ('news@example.com');
INSERT INTO testimonials (customer_name, theme_id, rating, comment, customer_image, approved) VALUES
  ('Ana Ruiz', 1, 4.5, 'A lovely night.', '/uploads/images/hero.jpg', true), ('Bo', NULL, 1, 'Rain.', NULL, false);

INSERT INTO terms_versions (version, date, text, sha256, published_at) VALUES (1, '2026-01-01', 'Our terms', 'aa', '2026-01-01T12:00:00Z');
UPDATE bookings SET party_start_time = '17:30', allergies_and_needs = 'Nuts', hold_network = '203.0.113.0/24', dispute_note = 'A dispute is open',
  price_terms = '{"coupon":null,"delivery":null,"tax":null,"depositPercent":5000,"paidDepositCents":10000}',
  refund_steps = '[{"daysBefore":14,"percent":10000}]', terms_version = 1, terms_sha256 = 'aa', terms_agreed_at = '2026-10-01T12:00:00Z',
  terms_address = '203.0.113.7', payment_link_sent_at = '2026-10-01T12:00:00Z', reminded_days_before = 10, reminded_of_day = '2027-02-13',
  own_link_version = 2, draft_key = 'draft-1', language = 'es',
  touches = '{"first":{"source":"google","medium":null,"campaign":null},"last":{"source":"direct","medium":null,"campaign":null},"heardFrom":"A friend"}'
  WHERE id = 1;
UPDATE newsletter_subscribers SET confirmed_at = '2026-10-01T12:00:00Z';
INSERT INTO newsletter_subscribers (email, state, unsubscribed_at) VALUES ('gone@example.com', 'unsubscribed', '2026-10-02T12:00:00Z');
UPDATE outbox SET reply_to = 'ana@example.com', terms_version = 1, unsubscribe_url = 'https://example.com/no' WHERE id = 1;
UPDATE payment_intents SET stopped_at = '2026-10-02T12:00:00Z',
  deleted_booking = '{"reference":"MT-ZZZZ-ZZZZ-ZZZZ-ZZZZ","customerName":"Zoe","customerEmail":"zoe@example.com"}' WHERE intent_id = 'pi_loose';
UPDATE test_payment_intents SET idempotency_key = 'intent-1' WHERE intent_id = 'pi_1';

INSERT INTO account_links (secret_hash, kind, email, user_id, role, invited_by, expires_at) VALUES
  ('link-1', 'invitation', 'new@example.com', NULL, 'crew', 'admin', '2026-11-01T12:00:00Z'), ('link-2', 'reset', 'ana@example.com', 1, NULL, NULL, '2026-11-01T12:00:00Z');
INSERT INTO api_keys (user_id, name, prefix, secret_hash, scopes, last_used_at, revoked_at) VALUES
  (1, 'Website', 'mt_1', 'key-hash', '{bookings.read}', '2026-10-01T12:00:00Z', '2026-10-02T12:00:00Z');
INSERT INTO authenticators (user_id, secret, confirmed_at, last_step) VALUES (2, 'sealed', '2026-10-01T12:00:00Z', 7);
INSERT INTO booking_access (booking_id, sealed, updated_at) VALUES (1, 'sealed', '2026-10-01T12:00:00Z');
INSERT INTO booking_moves (booking_id, from_day, to_day, moved_by, refund_percent) VALUES (1, '2027-02-06', '2027-02-13', 'customer', 10000);
INSERT INTO built_files (name, content, replaced_at) VALUES ('index.js', 'x', '2026-10-01T12:00:00Z');
INSERT INTO challenges (secret_hash, purpose, user_id, webauthn_challenge, expires_at) VALUES ('challenge', 'sign-in', 1, 'abc', '2026-10-01T12:05:00Z');
INSERT INTO crew_photos (id, status, user_id, content, total_bytes, file_key) VALUES
  ('00000000-0000-4000-8000-000000000001', 'ready', 2, 'x', 1, 'crew/1.jpg');
INSERT INTO crew_events (id, booking_id, stop, kind, at, received_at, place, device_id, user_id, account, data, photo_id) VALUES
  ('00000000-0000-4000-8000-000000000002', 3, 'setup', 'arrived', '2026-06-01T14:00:00Z', '2026-06-01T14:00:01Z', 1, 'phone-1', 2, 'office', '{}', NULL),
  ('00000000-0000-4000-8000-000000000003', 3, 'setup', 'done', '2026-06-01T15:00:00Z', '2026-06-01T15:00:01Z', 2, 'phone-1', 2, 'office', '{}',
   '00000000-0000-4000-8000-000000000001');
INSERT INTO customers (notes, birth_month) VALUES ('Likes pink', 5);
INSERT INTO customer_emails (email, customer_id) VALUES ('maria@example.com', 1);
INSERT INTO invoice_counters (series, year, last) VALUES ('creditNote', 2026, 1);
INSERT INTO invoices (number, series, year, sequence, issued_on, issued_at, booking_reference, payment_id, refund_id, takes_back, amount, included_tax,
  movement, content) VALUES ('MT-C-2026-1', 'creditNote', 2026, 1, '2026-10-03', '2026-10-03T12:00:00Z', 'MT-DDDD-DDDD-DDDD-DDDD', 4, 1, 'MT-2026-1', 37.50, 0,
  '{"paidBeforeCents":3750,"paidAfterCents":0,"leftCents":7500,"method":"card","reason":"cancelled"}',
  '{"company":{"name":"Moonlit LLC","address":"1 Palm Street","taxNumber":"","email":"","phone":""},"buyer":{"name":"Off Ortiz","email":"off@example.com","address":"3 Main"},
    "party":{"themeName":"Boho Blossom","bookingDate":"2027-03-01"},"items":[],"couponLabel":null,"discountCents":0,"totalCents":7500,"taxCents":0,"tax":null}');
INSERT INTO job_places (booking_id, kind, date, crew, place) VALUES (1, 'setup', '2027-02-13', 1, 1);
INSERT INTO journal_settings (accounts) VALUES ('{"card":"1000"}');
INSERT INTO order_changes (booking_id, changed_by, status, of_version, request_hash, before, after, booking_date, difference, due_amount, refund_amount,
  paid_before, intent_id, expires_at, applied_at) VALUES
  (1, 'customer', 'applied', 3, 'hash', '{"themeName":"Boho Blossom","columns":{"guestCount":5},"addons":[]}', '{"themeName":"Boho Blossom","columns":{"guestCount":6},"addons":[]}',
   '2027-02-13', 0, 0, 0, 90, 'pi_2', '2026-10-01T13:00:00Z', '2026-10-01T12:30:00Z');
INSERT INTO passkeys (id, user_id, name, public_key, counter, transports, last_used_at) VALUES ('pass-1', 1, 'Phone', 'key', 3, '{internal}', '2026-10-01T12:00:00Z');
INSERT INTO policy_versions (version, policy, applies_from, set_by) VALUES
  (1, '{"depositPercent":5000,"refundSteps":[{"daysBefore":14,"percent":10000}]}', '2026-01-01T12:00:00Z', 'admin');
INSERT INTO pricing_settings (delivery, tax, policy, changes) VALUES (
  '{"enabled":true,"depotZip":"33101","roadFactor":1.3,"baseFeeCents":1000,"perMileCents":100,"freeMiles":5,"serviceMiles":null,"zipFees":{"33139":2000}}',
  '{"enabled":false,"statePercent":600,"counties":[],"zipCounties":{},"deliveryTaxable":true,"couponReducesTax":false}',
  '{"depositPercent":5000,"refundSteps":[{"daysBefore":14,"percent":10000}]}', '{"enabled":true,"daysBeforeMore":1,"daysBeforeAddons":3,"daysBeforeFewer":7}');
INSERT INTO push_subscriptions (user_id, endpoint, p256dh, auth, kinds, quiet_from, quiet_to) VALUES
  (1, 'https://push.example.com/1', 'p', 'a', '{booking}', '22:00', '07:00');
INSERT INTO push_messages (subscription_id, kind, subject_id, payload, status, next_attempt_at, last_failure) VALUES
  (1, 'booking', 1, '{}', 'failed', '2026-10-01T12:00:00Z', 'gone');
INSERT INTO reconciliation_findings (kind, intent_id, booking_reference, sentence, amount, is_repaired, resolved_at) VALUES
  ('refund-failed', 'pi_3', 'MT-CCCC-CCCC-CCCC-CCCC', '$1.00 was to be refunded, but the refund failed.', 1, true, '2026-10-06T12:00:00Z');
INSERT INTO reconciliation_sweeps (provider, started_at, cursor) VALUES ('stripe', '2026-10-01T12:00:00Z', 'pi_3');
INSERT INTO recovery_codes (code_hash, user_id) VALUES ('code', 2);
INSERT INTO resource_changes (resource_id, from_day, to_day, delta, reason) VALUES (1, '2027-01-01', '2027-01-07', -1, 'Repair');
INSERT INTO resource_requirements (resource_id, theme_id, addon_id, per, count) VALUES (1, 1, NULL, 'teepee', 1), (1, NULL, 1, 'booking', 1);
INSERT INTO secrets (name, value) VALUES ('links', 'sealed');
INSERT INTO spanish_texts (place, english, spanish) VALUES ('theme/1/name', 'Boho Blossom', 'Flor Boho');
INSERT INTO staff_streams (user_id) VALUES (1);
INSERT INTO stored_keys (name, sealed) VALUES ('stripe', 'sealed');
INSERT INTO visit_counts (day, step, source, visits) VALUES ('2026-10-01', 'home', 'google', 12);
INSERT INTO waiting_list (booking_date, number_of_teepees, theme_id, customer_name, customer_email, status, token, offer_expires_at, booking_id) VALUES
  ('2027-02-13', 1, 1, 'Wanda', 'wanda@example.com', 'booked', 'token-1', '2026-10-02T12:00:00Z', 2);
INSERT INTO webhook_endpoints (url, events, secret) VALUES ('https://hooks.example.com', '{booking.created}', 'sealed');
INSERT INTO webhook_deliveries (endpoint_id, event, booking_id, payload, status, attempts, next_attempt_at, last_status, last_failure, delivered_at) VALUES
  (1, 'booking.created', 1, '{}', 'delivered', 2, '2026-10-01T12:00:00Z', 500, 'busy', '2026-10-01T12:01:00Z');
INSERT INTO work_exceptions (date, crews, work_window, reason) VALUES ('2026-12-31', 0, '{"from":"09:00","to":"14:00"}', 'New Year');
INSERT INTO work_settings (enabled, crews, settings) VALUES (false, 2,
  '{"windows":[{"from":"09:00","to":"21:00"},{"from":"09:00","to":"21:00"},{"from":"09:00","to":"21:00"},{"from":"09:00","to":"21:00"},{"from":"09:00","to":"21:00"},{"from":"09:00","to":"21:00"},{"from":"09:00","to":"21:00"}],
    "setup":{"base":30,"perTeepee":15,"perAddon":5},"collect":{"base":15,"perTeepee":10,"perAddon":5},"driveMinutes":25,"milesPerHour":30}');
