-- A business that has used the first version for a season: at least one row of every kind, and every column filled once.
CREATE SCHEMA drizzle;
CREATE TABLE drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint);
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('4d17fe9bf4a3c60388679893f9a71f0c8fe765b0f515e9462f053a36215eb4a5', 1795229873115);

INSERT INTO users (username, password_hash, is_admin, full_name, email) VALUES
  ('admin', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0c2FsdA$aGFzaGhhc2hoYXNoaGFzaGhhc2hoYXNoaGFzaGhhc2g', true, 'Ana Owner', 'ana@example.com'),
  ('office', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0c2FsdA$aGFzaGhhc2hoYXNoaGFzaGhhc2hoYXNoaGFzaGhhc2g', false, NULL, NULL);
INSERT INTO sessions (secret_hash, user_id, last_used_at) VALUES ('5f1d', 1, '2026-10-01T12:00:00Z');
INSERT INTO audit_log (actor, action, subject, subject_id, details) VALUES
  ('admin', 'changed', 'booking', 2, 'city: Miami → Doral'), ('customer', 'cancelled', 'booking', 4, ''), ('system', 'lapsed', 'booking', 5, '');
INSERT INTO site_settings (site_title, hero_image, site_logo, contact_info, social_links, max_parties_per_day, version) VALUES
  ('Moonlit Teepees', '/uploads/images/hero.jpg', '/uploads/images/logo.png',
   '{"email":"hello@example.com","phone":"(305) 555-0100","address":"1 Palm Street, Miami","serviceArea":"Miami-Dade","ownerAddress":"ana@example.com"}',
   '{"facebook":"https://facebook.com/moonlit","instagram":"","pinterest":"","tiktok":""}', 3, 7);
INSERT INTO images (path, filename, status, width, height, bytes, variants, placeholder, dominant_color, focal_x) VALUES
  ('/uploads/images/hero.jpg', 'hero.jpg', 'ready', 1600, 900, 250000,
   '[{"format":"webp","width":480,"height":270,"file":"/uploads/images/hero-480.webp","bytes":9000}]', 'data:image/webp;base64,UklGRg', '#2c2140', 0.3),
  ('/uploads/images/half.jpg', 'half.jpg', 'writing', 10, 10, 100, '[]', NULL, NULL, 0.5);
INSERT INTO themes (name, description, price_per_teepee, main_image, gallery_images, included_items, featured, display_order) VALUES
  ('Boho Blossom', 'Flowers and lace', 75.00, '/uploads/images/hero.jpg', '{/uploads/images/hero.jpg}', '{Mattresses,"Fairy lights, warm"}', true, 1),
  ('Łucja''s "Night"', E'Two\nlines', 0.00, '/uploads/images/hero.jpg', '{}', '{}', false, 2);
INSERT INTO addons (name, description, price, image, gallery_images, available, featured, display_order) VALUES
  ('Movie Night', 'A screen and popcorn', 49.99, '/uploads/images/hero.jpg', '{/uploads/images/hero.jpg}', true, true, 1),
  ('Old Tent', 'No longer offered', 10.00, '', '{}', false, false, 2);
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
INSERT INTO payments (booking_id, booking_reference, intent_id, method, purpose, amount, note) VALUES
  (1, 'MT-AAAA-AAAA-AAAA-AAAA', 'pi_1', 'card', 'booking', 90.00, NULL), (1, 'MT-AAAA-AAAA-AAAA-AAAA', NULL, 'zelle', 'balance', 50.00, NULL),
  (3, 'MT-CCCC-CCCC-CCCC-CCCC', 'pi_3', 'card', 'booking', 750, NULL), (4, 'MT-DDDD-DDDD-DDDD-DDDD', 'pi_4', 'card', 'booking', 37.50, NULL),
  (NULL, 'MT-ZZZZ-ZZZZ-ZZZZ-ZZZZ', NULL, 'cash', 'booking', 20, 'too late'), (3, 'MT-CCCC-CCCC-CCCC-CCCC', NULL, 'cheque', 'balance', 1, NULL);
INSERT INTO refunds (payment_id, amount, reason, status, provider_refund_id, failure) VALUES
  (4, 37.50, 'cancelled', 'succeeded', 're_1', NULL), (5, 20, 'too late', 'requested', NULL, NULL), (3, 1, 'mistake', 'failed', NULL, 'The card is closed');
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
